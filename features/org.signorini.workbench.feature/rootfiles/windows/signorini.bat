@echo off
rem Starts Signorini Workbench from this folder: without arguments the workbench, with a command (run, solve, list,
rem validate, bench, --help) the headless application. Needs Java 21 or newer in JAVA_HOME or on PATH.
setlocal
set "HOME_DIR=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
    echo signorini: Java 21 or newer is needed; set JAVA_HOME to it, or install it from adoptium.net 1>&2
    exit /b 2
)
for %%L in ("%HOME_DIR%plugins\org.eclipse.equinox.launcher_*.jar") do set "LAUNCHER=%%L"
if "%~1"=="" goto workbench
if "%~1"=="-data" goto workbench
"%JAVA%" -Djava.awt.headless=true -Dosgi.locking=none --enable-native-access=ALL-UNNAMED -jar "%LAUNCHER%" -nosplash -application org.signorini.cli.application -data @none %*
exit /b %ERRORLEVEL%
:workbench
rem no -data: the workbench asks for its workspace once; exit code 23 asks to be started again
set "DATA=-data @noDefault"
if "%~1"=="-data" set "DATA="
"%JAVA%" -Xmx2g --enable-native-access=ALL-UNNAMED -jar "%LAUNCHER%" -nosplash %DATA% %*
if %ERRORLEVEL%==23 (
    call "%~f0"
    exit /b
)
exit /b %ERRORLEVEL%
