#!/usr/bin/env bash
# The launcher and the product's start script in checkouts and environments that once broke them. Nothing is built: in
# the place of Maven and Java stand scripts that note how they were called.
#
#   cases.sh CHECKOUT FOLDER CASE    one case, in an empty folder; exit code 0 when all was as it must be
set -uo pipefail

checkout=$1
folder=$2
fail() { echo "$*" >&2; exit 1; }
same() { [ "$1" = "$2" ] || fail "expected '$1', was '$2'"; }

# A checkout at $1 with nothing in it but what the launcher looks at.
make_checkout() {
    mkdir -p "$1"/{bundles/b/src,features,releng/org.signorini.product,targetplatform,.mvn}
    cp "$checkout/signorini" "$1/signorini"
    touch "$1/pom.xml" "$1/bundles/b/src/A.java"
    # Maven: cleans the product's target, waits, makes the product
    cat >"$1/mvnw" <<'STUB'
#!/bin/sh
mkdir busy || echo overlap >>calls
echo "maven $*" >>calls
echo "HOME=${HOME-none}" >>calls
rm -rf releng/org.signorini.product/target
echo '[ERROR] said by Maven'
sleep "${STUB_SLEEP:-0}"
for p in linux/gtk/x86_64 linux/gtk/aarch64 macosx/cocoa/aarch64; do
    d=releng/org.signorini.product/target/products/signorini/$p
    mkdir -p "$d/plugins"
    printf '#!/bin/sh\necho "product $*"\n' >"$d/signorini"
    chmod +x "$d/signorini"
done
rmdir busy
exit "${STUB_EXIT:-0}"
STUB
    chmod +x "$1/mvnw"
}

make_java() {
    mkdir -p "$folder/jdk/bin"
    printf '#!/bin/sh\n[ "$1" = -version ] && echo "openjdk version \\"21.0.1\\"" && exit\n' >"$folder/jdk/bin/java"
    printf 'printf "%%s\\n" "LC_ALL=${LC_ALL-}" "$@"\n' >>"$folder/jdk/bin/java"
    cp "$folder/jdk/bin/java" "$folder/jdk/bin/javac"
    chmod +x "$folder"/jdk/bin/*
    export JAVA_HOME=$folder/jdk
}

calls() { grep -c '^maven' "$1/calls"; }

symbolic_link() {
    make_checkout "$folder/real"
    mkdir -p "$folder/bin"
    ln -s real/signorini "$folder/link"
    ln -s ../link "$folder/bin/signorini"
    same "product list x" "$("$folder/bin/signorini" list x)"
    same 1 "$(calls "$folder/real")"
}

cdpath() {
    make_checkout "$folder/elsewhere/here"
    make_checkout "$folder/work/here"
    cd "$folder/work" || exit 1
    same "product list" "$(CDPATH=$folder/elsewhere bash here/signorini list)"
    [ -e here/calls ] || fail "built the checkout of CDPATH"
}

below_bin_and_target() {
    local name
    for name in bin target; do
        make_checkout "$folder/$name/c"
        "$folder/$name/c/signorini" list >/dev/null
        "$folder/$name/c/signorini" list >/dev/null
        same 1 "$(calls "$folder/$name/c")"
        touch -d '+2 seconds' "$folder/$name/c/bundles/b/src/A.java"
        "$folder/$name/c/signorini" list >/dev/null
        same 2 "$(calls "$folder/$name/c")"
    done
}

non_ascii_in_the_c_locale() {
    make_checkout "$folder/Prüfstand é"
    same "product run Kugel-ü" "$(LC_ALL=C "$folder/Prüfstand é/signorini" run Kugel-ü)"
}

empty_environment() {
    make_checkout "$folder/c"
    same "product list" "$(env -i "JAVA_HOME=$JAVA_HOME" "$folder/c/signorini" list)"
    grep -q '^HOME=/' "$folder/c/calls" || fail "Maven had no HOME"
}

the_log_stays() {
    make_checkout "$folder/c"
    STUB_EXIT=1 "$folder/c/signorini" build 2>"$folder/err"
    same 2 $?
    local log
    log=$(sed -n 's/.*all of it is in //p' "$folder/err")
    grep -q 'said by Maven' "$log" || fail "no log in '$log' after a failed build"
    "$folder/c/signorini" build 2>/dev/null || fail "the build failed"
    grep -q 'said by Maven' "$log" || fail "no log after a build"
    same 600 "$(stat -c %a "$log")"
}

two_builds() {
    make_checkout "$folder/c"
    STUB_SLEEP=2 "$folder/c/signorini" build 2>/dev/null &
    while [ ! -e "$folder/c/calls" ]; do sleep 0.1; done
    same "product list" "$("$folder/c/signorini" list 2>"$folder/err")"
    wait $! || fail "the first build failed"
    grep -q 'waiting' "$folder/err" || fail "the second did not say that it waits"
    # what the first has built is not built again
    same 1 "$(calls "$folder/c")"
    "$folder/c/signorini" build 2>/dev/null & "$folder/c/signorini" test >/dev/null 2>&1
    wait $! || fail "a build beside tests failed"
    same 3 "$(calls "$folder/c")"
    ! grep -q overlap "$folder/c/calls" || fail "two ran at once"
}

# A killed build leaves no lock that nobody opens.
killed_build() {
    make_checkout "$folder/c"
    STUB_SLEEP=1 "$folder/c/signorini" build 2>/dev/null &
    while [ ! -e "$folder/c/calls" ]; do sleep 0.1; done
    kill -9 $!
    "$folder/c/signorini" build 2>/dev/null || fail "the build failed"
    ! grep -q overlap "$folder/c/calls" || fail "Maven went on and the next build did not wait"
}

# What was tested alone is not what the product holds.
a_part_is_not_the_product() {
    make_checkout "$folder/c"
    "$folder/c/signorini" list >/dev/null 2>&1
    touch -d '+1 second' "$folder/c/bundles/b/src/A.java"
    sleep 2
    "$folder/c/signorini" test -pl :b >/dev/null 2>&1
    "$folder/c/signorini" list >/dev/null 2>&1
    same 3 "$(calls "$folder/c")"
}

start_script() {
    local product=$folder/Prüfstand
    mkdir -p "$product/plugins" "$folder/usr/bin"
    touch "$product/plugins/org.eclipse.equinox.launcher_1.jar"
    cp "$checkout/features/org.signorini.workbench.feature/rootfiles/unix/signorini" "$product/signorini"
    ln -s "$product/signorini" "$folder/usr/a"
    ln -s ../a "$folder/usr/bin/signorini"
    LC_ALL=C "$folder/usr/bin/signorini" list >"$folder/out"
    grep -qxF "$product/plugins/org.eclipse.equinox.launcher_1.jar" "$folder/out" || fail "$(cat "$folder/out")"
    grep -qxF LC_ALL=C.UTF-8 "$folder/out" || fail "Java has no locale for the folder's name"
    env -i "JAVA_HOME=$JAVA_HOME" "$product/signorini" list >/dev/null || fail "needs an environment"
    (cd "$folder" && CDPATH=/usr sh Prüfstand/signorini list >"$folder/out") || fail "fails with CDPATH"
    grep -qxF "$product/plugins/org.eclipse.equinox.launcher_1.jar" "$folder/out" || fail "$(cat "$folder/out")"
}

unset SIGNORINI_JAVA SIGNORINI_BUILDING CDPATH
make_java
"$3"
