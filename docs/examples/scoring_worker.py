"""A scoring worker: gets works of one task, scores each, and tells the result. Python 3.9 and later.

    SITE=https://… SCORING_TOKEN=wsc_… python3 scoring_worker.py

It scores a CSV, or a ZIP with a predictions.csv, by accuracy; put your own into `score`.
"""

import csv, io, json, os, threading, time, zipfile
import urllib.error, urllib.request
from datetime import datetime, timezone

SITE = os.environ.get("SITE", "http://127.0.0.1:4000")
TOKEN = os.environ.get("SCORING_TOKEN", "")
ONCE = os.environ.get("ONCE")


class FileError(Exception):
    """An error of the file, for its team to read; the submission is given back."""


def post(path, body):
    """Posts JSON; answers the status and what came back."""
    request = urllib.request.Request(
        f"{SITE}/api/scoring/jobs/{path}",
        data=json.dumps(body).encode(),
        headers={"authorization": f"Bearer {TOKEN}", "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, {}


def fetch(file):
    """The bytes behind a signed address, which needs no token."""
    with urllib.request.urlopen(SITE + file["Url"], timeout=300) as answer:
        return answer.read()


def rows_of(content):
    if content[:2] == b"PK":
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if "predictions.csv" not in archive.namelist():
                raise FileError("ZIP 中缺少 predictions.csv")
            content = archive.read("predictions.csv")
    return dict(row[:2] for row in list(csv.reader(io.StringIO(content.decode())))[1:] if row)


def score(result, reference, say):
    """Your metric. `say` shows a line to the team at once."""
    truth, predicted = rows_of(reference), rows_of(result)
    say(f"共{len(truth)}行", 0.1)
    missing = [row for row in truth if row not in predicted]
    if missing:
        raise FileError(f"缺少{len(missing)}行，例如 id 为 {missing[0]}")
    ids = list(truth)
    # 0 for a right row and 1 for a wrong one: by these the score is rounded to its error.
    losses = [int(predicted[row] != truth[row]) for row in ids]
    say("评测完成", 1)
    return {
        "Scores": {"Public": 1 - sum(losses) / len(ids)},
        "Rows": {"Public": {"Ids": ids, "Losses": losses}},
        "Log": f"{sum(losses)} 行有误",
    }


def work(job):
    held, done = {"Lease": job["Lease"]}, threading.Event()
    lease = datetime.fromisoformat(job["LeaseDate"].replace("Z", "+00:00"))
    # A third of the lease, so that a lost heartbeat costs nothing.
    pause = max(1, (lease - datetime.now(timezone.utc)).total_seconds() / 3)

    def beat():
        while not done.wait(pause):
            try:
                post(f"{job['_id']}/heartbeat", held)
            except OSError:
                pass

    def say(line, progress):
        told = {**held, "Lines": [line], "Progress": progress}
        if post(f"{job['_id']}/heartbeat", told)[0] == 409:
            raise RuntimeError("the job is another's by now")

    threading.Thread(target=beat, daemon=True).start()
    try:
        reference = fetch(job["Reference"]) if job["Reference"] else b""
        return score(fetch(job["Result"]), reference, say)
    except FileError as error:
        return {"Error": str(error)}
    except Exception as error:
        return {"Failure": repr(error)[:2000]}
    finally:
        done.set()


pause = 1
while True:
    try:
        status, body = post("lease", {"Wait": 10})
        if status == 401:
            raise SystemExit("the token doesn't hold (any more)")
        if status != 200:
            raise OSError(f"lease answered {status}")
        pause = 1
        if body["job"]:
            job = body["job"]
            told, _ = post(f"{job['_id']}/result", {"Lease": job["Lease"], **work(job)})
            # 409: the lease has run out, and another worker has the job.
            print(f"{job['Work']}: {told}", flush=True)
            if ONCE:
                break
    except OSError as error:
        print(f"{error}; again in {pause} s", flush=True)
        time.sleep(pause)
        pause = min(60, pause * 2)
