import { authoredParameters } from "../src/modules/exam/bank/item-parameters.ts";
import { readBank } from "../src/modules/exam/bank/read-bank.ts";
import { contentShares } from "../src/modules/exam/engine/next-item.ts";
import { type SimulationReport, simulateExam } from "../src/modules/exam/engine/simulate.ts";

/** Goals of the exam over simulees of uniform ability on (−3, 3). */
const goals: Record<string, (report: SimulationReport) => boolean> = {
  "mean length ≤ 28": ({ meanLength }) => meanLength <= 28,
  "RMSE ≤ 0.37": ({ rmse }) => rmse <= 0.37,
  "|bias| ≤ 0.03": ({ bias }) => Math.abs(bias) <= 0.03,
  "95 % coverage 0.93–0.97": ({ coverage }) => coverage >= 0.93 && coverage <= 0.97,
  "within one level ≥ 0.995": ({ withinOneLevel }) => withinOneLevel >= 0.995,
  "exposure ≤ 26 %": ({ highestExposure }) => highestExposure <= 0.26,
};

const simulees = 2_000;
const seeds = [1, 2, 3, 4, 5];

function bench(): boolean {
  const bank = readBank().map((item) => ({ id: item.code, skill: item.skill, ...authoredParameters(item) }));
  console.log(`Simulated exam: ${bank.length} items, ${simulees} simulees a run\n`);
  console.log("form               seed  length   RMSE    bias  coverage  exact  within 1  exposure");
  const missed: string[] = [];
  for (const [form, shares] of Object.entries(contentShares)) {
    for (const seed of seeds) {
      const report = simulateExam({ bank, simulees, seed, shares });
      const { meanLength, rmse, bias, coverage, exactLevel, withinOneLevel, highestExposure } = report;
      const figures = [
        meanLength.toFixed(1).padStart(6),
        rmse.toFixed(3).padStart(6),
        bias.toFixed(3).padStart(7),
        coverage.toFixed(3).padStart(9),
      ];
      const levels = [exactLevel.toFixed(3), withinOneLevel.toFixed(4).padStart(9), highestExposure.toFixed(3).padStart(9)];
      console.log(`${form.padEnd(18)} ${String(seed).padStart(4)}  ${[...figures, ...levels].join(" ")}`);
      for (const [goal, holds] of Object.entries(goals)) if (!holds(report)) missed.push(`${form}, seed ${seed}: ${goal}`);
    }
  }
  for (const line of missed) console.log(`MISSED ${line}`);
  if (missed.length === 0) console.log("\nEvery goal is met.");
  return missed.length === 0;
}

process.exitCode = bench() ? 0 : 1;
