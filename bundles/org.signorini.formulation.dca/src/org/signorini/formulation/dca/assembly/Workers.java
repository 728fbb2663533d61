package org.signorini.formulation.dca.assembly;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Goes through all assemblies, parts before wholes or wholes before parts, in one thread or in several. Where there are
 * enough bodies for it to pay, assemblies of up to {@value #GRAIN} bodies are divided among the workers, and those
 * above them level by level. As every assembly reads only its parts' results (or only its whole's), the result is the
 * same to the last bit however many work on it.
 */
public final class Workers {

    /**
     * Work below which handing it over takes longer than doing it, in units of what a body takes within a leaf; an
     * assembly takes {@value #JOINING} of them.
     */
    private static final int PAYS = 8192;
    private static final int JOINING = 8;
    private static final int GRAIN = 64;
    /** Assemblies per worker below which a list is not worth dividing. */
    private static final int FEW = 4;

    /** What is done at an assembly. */
    interface Work {

        void at(int assembly, double[] scratch);
    }

    private final AssemblyTree tree;
    private final int threads;
    /** Assemblies that one worker takes with all within; empty where one thread does all. */
    private final int[] whole;
    /** The others, those of a level not within each other. */
    private final int[][] levels;
    private final double[][] scratch;

    public Workers(AssemblyTree tree, int threads, int scratch) {
        this.tree = tree;
        this.threads = Math.max(1, threads);
        this.scratch = new double[this.threads][scratch];
        if (this.threads == 1 || tree.leaf.length + JOINING * tree.count < PAYS) {
            whole = new int[0];
            levels = new int[0][];
            return;
        }
        List<Integer> small = new ArrayList<>();
        List<List<Integer>> above = new ArrayList<>();
        int[] level = new int[tree.count];
        for (int c = 0; c < tree.count; c++) {
            boolean isSmall = tree.left[c] < 0 || tree.bodies(c) <= GRAIN;
            if (isSmall) {
                level[c] = -1;
                if (tree.parent[c] < 0 || tree.bodies(tree.parent[c]) > GRAIN) {
                    small.add(c);
                }
            } else {
                level[c] = 1 + Math.max(level[tree.left[c]], level[tree.right[c]]);
                while (above.size() <= level[c]) {
                    above.add(new ArrayList<>());
                }
                above.get(level[c]).add(c);
            }
        }
        whole = small.stream().mapToInt(i -> i).toArray();
        levels = above.stream().map(l -> l.stream().mapToInt(i -> i).toArray()).toArray(int[][]::new);
    }

    /** Whether more than one thread is used. */
    public boolean isParallel() {
        return whole.length > 0;
    }

    /** Parts before wholes. */
    void up(Work work) {
        if (!isParallel()) {
            for (int c = 0; c < tree.count; c++) {
                work.at(c, scratch[0]);
            }
            return;
        }
        divide(whole, (c, s) -> {
            for (int i = tree.first[c]; i <= c; i++) {
                work.at(i, s);
            }
        });
        for (int[] level : levels) {
            divide(level, work);
        }
    }

    /** Wholes before parts. */
    void down(Work work) {
        if (!isParallel()) {
            for (int c = tree.count - 1; c >= 0; c--) {
                work.at(c, scratch[0]);
            }
            return;
        }
        for (int l = levels.length - 1; l >= 0; l--) {
            divide(levels[l], work);
        }
        divide(whole, (c, s) -> {
            for (int i = c; i >= tree.first[c]; i--) {
                work.at(i, s);
            }
        });
    }

    private void divide(int[] list, Work work) {
        if (list.length < FEW * threads) {
            for (int c : list) {
                work.at(c, scratch[0]);
            }
            return;
        }
        Share share = new Share(list, work, scratch);
        for (int i = 1; i < threads; i++) {
            ForkJoinPool.commonPool().execute(share);
        }
        share.run();
        share.await();
    }

    /**
     * A list of assemblies that workers take from until none is left. Whoever comes late, as threads of a busy machine
     * do, finds nothing to do, and nobody waits for him.
     */
    private static final class Share implements Runnable {

        private final int[] list;
        private final Work work;
        private final double[][] scratch;
        private final AtomicInteger seats = new AtomicInteger();
        private final AtomicInteger taken = new AtomicInteger();
        private final AtomicInteger done = new AtomicInteger();
        private final AtomicReference<RuntimeException> failure = new AtomicReference<>();

        Share(int[] list, Work work, double[][] scratch) {
            this.list = list;
            this.work = work;
            this.scratch = scratch;
        }

        @Override
        public void run() {
            double[] own = scratch[seats.getAndIncrement()];
            for (int i = taken.getAndIncrement(); i < list.length; i = taken.getAndIncrement()) {
                try {
                    work.at(list[i], own);
                } catch (RuntimeException e) {
                    failure.compareAndSet(null, e);
                } finally {
                    done.incrementAndGet();
                }
            }
        }

        /** Waits for the assemblies others have taken. */
        void await() {
            while (done.get() < list.length) {
                Thread.yield();
            }
            if (failure.get() != null) {
                throw failure.get();
            }
        }
    }
}
