// A scoring worker: gets works of one task, scores each, and tells the result. Node 20 and later.
//
//   SITE=https://… SCORING_TOKEN=wsc_… node scoring-worker.mjs
//
// It scores a CSV `id,label` against a reference `id,label` by accuracy; put your own into `score`.
const { SITE = 'http://127.0.0.1:4000', SCORING_TOKEN: TOKEN = '', ONCE } = process.env;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Posts JSON; answers the status and what came back. */
const post = async (path, body) => {
  const answer = await fetch(`${SITE}/api/scoring/jobs/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
};

/** A file behind a signed address, which needs no token. */
const fetchText = async ({ Url }) => {
  const answer = await fetch(SITE + Url);
  if (!answer.ok) throw new Error(`${Url} answered ${answer.status}`);
  return answer.text();
};

const rowsOf = (csv) =>
  new Map(
    csv
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(',').map((cell) => cell.trim())),
  );

/** An error of the file, for its team to read; the submission is given back. */
class FileError extends Error {}

/** Your metric. `say` shows a line to the team at once. */
const score = async (result, reference, say) => {
  const truth = rowsOf(reference);
  const predicted = rowsOf(result);
  await say(`共${truth.size}行`, 0.1);
  const missing = [...truth.keys()].filter((id) => !predicted.has(id));
  if (missing.length > 0) throw new FileError(`缺少${missing.length}行，例如 id 为 ${missing[0]}`);
  const Ids = [...truth.keys()];
  // 0 for a right row and 1 for a wrong one: by these the score is rounded to its error.
  const Losses = Ids.map((id) => Number(predicted.get(id) !== truth.get(id)));
  const wrong = Losses.reduce((sum, loss) => sum + loss, 0);
  await say('评测完成', 1);
  const Public = 1 - wrong / Ids.length;
  return { Scores: { Public }, Rows: { Public: { Ids, Losses } }, Log: `${wrong} 行有误` };
};

const work = async (job) => {
  const held = { Lease: job.Lease };
  const say = async (line, Progress) => {
    const { status } = await post(`${job._id}/heartbeat`, { ...held, Lines: [line], Progress });
    if (status === 409) throw new Error('the job is another’s by now');
  };
  // A third of the lease, so that a lost heartbeat costs nothing.
  const beat = setInterval(
    () => void post(`${job._id}/heartbeat`, held).catch(() => undefined),
    Math.max(1_000, (Date.parse(job.LeaseDate) - Date.now()) / 3),
  );
  try {
    const result = await fetchText(job.Result);
    const reference = job.Reference ? await fetchText(job.Reference) : '';
    return await score(result, reference, say);
  } catch (error) {
    return error instanceof FileError ? { Error: error.message } : { Failure: String(error) };
  } finally {
    clearInterval(beat);
  }
};

for (let pause = 1_000; ;) {
  try {
    const { status, body } = await post('lease', { Wait: 10 });
    if (status === 401) throw Object.assign(new Error(body.message ?? 'refused'), { fatal: true });
    if (status !== 200) throw new Error(`lease answered ${status}`);
    pause = 1_000;
    if (!body.job) continue;
    const end = await work(body.job);
    const told = await post(`${body.job._id}/result`, { Lease: body.job.Lease, ...end });
    // 409: the lease has run out, and another worker has the job.
    console.log(`${body.job.Work}: ${told.status}`);
    if (ONCE) break;
  } catch (error) {
    if (error.fatal) throw error;
    console.error(`${error.message}; again in ${pause / 1_000} s`);
    await sleep(pause);
    pause = Math.min(60_000, pause * 2);
  }
}
