// Runs scripts of benches, load and faults one after the other; arguments after the scripts are
// the last one's. What they have started and filled is gone when it ends, by itself or by a signal.
import { runApart } from './lib/apart.ts';

const args = process.argv.slice(2);
const scripts = args.filter((arg) => /^tests\/.*\.ts$/.test(arg));
const others = args.slice(scripts.length);
for (const script of scripts) {
  process.exitCode = await runApart(process.execPath, [script, ...others]);
  if (process.exitCode !== 0) break;
}
