package org.signorini.bench.differential;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import org.signorini.bench.BenchException;
import org.signorini.bench.Benchmark;
import org.signorini.bench.DifferentialRow;
import org.signorini.bench.Settings;
import org.signorini.contribution.ContributionException;
import org.signorini.differential.Campaign;
import org.signorini.differential.check.Finding;
import org.signorini.differential.check.Installed;
import org.signorini.differential.recipe.Recipe;

/**
 * Mechanisms by seed in every formulation, scheme, contact model and solver, compared with a reference: a row for each
 * kind of disagreement on each mechanism, and one that sums up. Nothing is timed.
 */
public final class DifferentialBenchmark implements Benchmark {

    private static final int REPORT_EVERY = 100;

    @Override
    public String id() {
        return "differential";
    }

    @Override
    public String description() {
        return "generated mechanisms in everything installed, compared with a reference (--seed, --count, --out)";
    }

    @Override
    public List<DifferentialRow> run(Settings settings, Progress progress) throws BenchException {
        try {
            Installed installed = Installed.read();
            Campaign campaign = new Campaign(installed);
            FoundFiles files = new FoundFiles(installed, settings.out());
            List<DifferentialRow> rows = new ArrayList<>();
            campaign.run(settings.seed(), settings.count(), (recipe, findings) -> {
                for (Finding finding : findings.all()) {
                    progress.say(recipe.title() + ": " + finding);
                    rows.add(row(campaign, recipe, finding, files.write(recipe, finding)));
                }
                if (campaign.mechanisms() % REPORT_EVERY == 0) {
                    progress.say(id() + " " + campaign.mechanisms() + " of " + settings.count() + ", "
                            + campaign.cases().size() + " with findings");
                }
            }, Thread::interrupted);
            campaign.refusals().forEach((reason, n) -> progress.say(n + " × " + reason));
            rows.add(new DifferentialRow(settings.seed(), "", "all", "", Double.NaN, Double.NaN,
                    campaign.mechanisms(), campaign.comparisons(), refusals(campaign),
                    campaign.cases().size() + " mechanisms with findings", ""));
            return rows;
        } catch (ContributionException e) {
            throw new BenchException(e.getMessage(), e);
        } catch (UncheckedIOException e) {
            throw new BenchException(settings.out() + ": cannot be written", e);
        }
    }

    private static DifferentialRow row(Campaign campaign, Recipe recipe, Finding finding, String file) {
        return new DifferentialRow(recipe.seed(), recipe.family(), finding.check(), finding.cell().toString(),
                finding.measured(), finding.allowed(), campaign.mechanisms(), campaign.comparisons(),
                refusals(campaign), finding.detail(), file);
    }

    private static long refusals(Campaign campaign) {
        return campaign.refusals().values().stream().mapToLong(Integer::longValue).sum();
    }
}
