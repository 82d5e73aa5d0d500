"""Reports on the running competitions and who leads them, by an access token (READ).

    TOKEN=wt_… python3 docs/examples/weekly_report.py

Its operations are registered: CI checks those of clients/weekly-report with each change.
"""
import json, os, pathlib, urllib.error, urllib.request

URL = os.environ.get('URL', 'http://127.0.0.1:4000/graphql')
OPERATIONS = pathlib.Path(__file__).parents[2] / 'clients/weekly-report'
HEADERS = {
    'content-type': 'application/json',
    'authorization': f"Bearer {os.environ['TOKEN']}",
    'apollographql-client-name': 'weekly-report',
    'apollographql-client-version': '1.0.0'}


def ask(name, **variables):
    query = (OPERATIONS / f'{name}.graphql').read_text(encoding='utf-8')
    body = json.dumps({'query': query, 'variables': variables}).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(URL, body, HEADERS)) as response:
            return json.load(response)
    except urllib.error.HTTPError as refused:
        return json.load(refused)


def whole(answer):
    for problem in answer.get('errors', []):
        raise SystemExit(f"{problem['extensions']['code']}: {problem['message']}")
    return answer['data']


def leaders(task):
    # A board that isn't open is an error beside null: the report goes on without it.
    board = (ask('leaders', taskId=task['id']).get('data') or {}).get('leaderboard')
    return [row for row in (board or {}).get('items', []) if row['team']]


page, has_next = 1, True
while has_next:
    competitions = whole(ask('running', page=page))['competitions']
    for competition in competitions['items']:
        until = (competition['endDate'] or 'open end')[:10]
        print(f"{competition['name']} ({until}): {competition['teamsCount']} teams, {competition['worksCount']} works")
        for task in (task for stage in competition['stages'] or [] for task in stage['tasks'] or []):
            for row in leaders(task):
                print(f"  {task['name']}: {row['rank']}. {row['team']['name']} {row['score']}")
    page, has_next = page + 1, competitions['hasNextPage']
