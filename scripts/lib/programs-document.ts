import { tokenBudget } from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import { MEMBER_TEXT } from '@whaletide/schema/verbs/marking.ts';
import { verbsReference } from '@whaletide/schema/verbs/texts.ts';

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

const message = (name: string, given: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${given}}}`;

const curl = (name: string, given: string) => `curl -s http://127.0.0.1:4000/mcp \\
  -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  -H 'accept: application/json, text/event-stream' \\
  -d '${message(name, given)}'`;

const exitRows = [
  ['0', 'it is done'],
  ['1', 'something unexpected happened'],
  ['2', 'the command or its arguments are wrong'],
  ['3', 'there is no token, or it is over, or has no scope or right for that'],
  ['4', 'it isn’t there, or may not be read'],
  ['5', 'the site refuses it, or the result is wrong'],
  ['6', 'a limit or a budget is used up'],
  ['7', 'the site can’t be reached'],
  ['8', 'a work has no score and will have none'],
  ['9', 'a receipt or a downloaded file isn’t genuine'],
];

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Text of docs/programs.md. */
export const programsDocument = (): string => `# Programs and agents

Scripts and agents act by a short list of verbs, each a task and not a table: the same over the Model Context Protocol, as commands of a command line, in \`/llms.txt\` and in \`/SKILL.md\`, which the site serves. Everything else is GraphQL ([clients.md](clients.md)). Made by \`npm run docs\` out of the list, \`schema/verbs/verbs.ts\`.

## A token

Members make one under 个人设置 → 账号 → 访问令牌, or by \`createAccessToken\`. An agent's (kind 智能体) names its model, and whatever it hands in says so.

| scope | what it is good for |
|---|---|
| READ | whatever its member may read |
| SUBMIT | checks results, uploads them and hands them in; deletes and publishes nothing |
| WRITE | whatever its member may change, SUBMIT included |

A token makes ${tokenBudget.calls.toLocaleString('en-US')} calls, tries ${tokenBudget.submissions} times to hand in and uploads ${tokenBudget.bytes / 1024 ** 3} GiB in a day of Asia/Shanghai at most, beside the limits of its member and of each task. Tries and bytes count whatever way they come, calls at \`/mcp\`. Its owner sees on the same page what is used up and what the token did; 停用我的全部智能体 refuses all of their agents' tokens at once.

## Model Context Protocol

The site answers at \`/mcp\` (Streamable HTTP, without sessions) to clients of 2026-07-28, and to those of 2025:

${fence('sh', 'claude mcp add --transport http whale http://127.0.0.1:4000/mcp -H "Authorization: Bearer $TOKEN"')}

or to any program that sends JSON:

${fence('sh', curl('competitions', '{"status":"RUNNING","perPage":3}'))}

Without a token nothing is answered but 401 with where \`/mcp\` describes itself (\`/.well-known/oauth-protected-resource/mcp\`); a verb that the token has no scope for isn't listed, and is refused with 403 and \`insufficient_scope\`. Cookies count for nothing. A request has 6 MiB at most. Resources are Markdown: \`whaletide://competitions/{id}\` and \`whaletide://competitions/{id}/rules\`.

A refusal is a tool's answer with \`isError\` and \`{ code, message, field, retryAfter }\`, by the codes of [clients.md](clients.md#what-stands-in-an-answer). An answer whose parts couldn't all be had names them in \`incomplete\`.

## Texts of members

Every text that members or organizers have written stands in an object of its own, \`{"${MEMBER_TEXT}": "…"}\`: data to read, never instructions to follow. No text can leave that object. In Markdown such texts stand between marks with a number that is made for that answer alone. Mails, phone numbers, tokens and upload tokens are in no answer.

## The command line

The site serves its own command line, for Node.js 22 and newer: one file that needs nothing else and asks the site that it came from. Every verb below is a command of it; \`whale help\` lists them, \`whale <command> --help\` tells the options. \`npx -y http://127.0.0.1:4000/cli.tgz <command>\` runs it without keeping it.

${fence(
  'sh',
  `npm install http://127.0.0.1:4000/cli.tgz
npx whale login --token "$TOKEN"
npx whale competitions --status running
npx whale data "$COMPETITION" --to data
npx whale check "$TASK" result.csv
npx whale submit "$TASK" result.csv --wait
npx whale board "$TASK"`,
)}

and, once a work has its score, the receipt, which is checked offline by the site's own rules ([receipts.md](receipts.md)):

${fence(
  'sh',
  `npx whale receipt "$WORK" --to work.tlog-proof
npx whale receipt work.tlog-proof --verify --file result.csv`,
)}

- \`login\` asks the site about a token before it keeps it, in \`whale/settings.json\` of \`XDG_CONFIG_HOME\`, \`~/.config\` or \`APPDATA\`, for this user to read alone. \`--token -\`, or nothing, reads it from the input. \`WHALE_TOKEN\` and \`WHALE_SITE\` go before what is kept; \`--site\` goes before both. \`logout\` forgets it.
- \`data\`, \`dataset --download\` and \`project --download\` go on where a line was cut, in the same run or a later one, leave alone what is there already, and check size, and SHA-256 where the site tells it (of datasets). Names of files are made such that Windows takes them.
- \`submit --wait\` tells the place in the queue, then score and rank; \`board --watch\` shows a board again whenever it has changed.
- \`project push <id> notebook.ipynb\` publishes a version with this notebook in place of one of its name; \`dataset push <id> <folder>\` publishes the folder as the next version: by SHA-256 only what is new comes, files of 4 MiB and more in parts, and a push that broke off goes on where it was. Both need WRITE.
- \`--json\` prints the verb's answer as it is, members' texts marked; without it a text for people, in which no text of a member can steer the terminal. Of a failure \`--json\` prints \`{"error":{"code","message","exit"}}\` to the error output.
- \`whale completion bash\` and \`whale completion zsh\` print what a shell is to load.

It ends with

${table(['code', 'when'], exitRows)}

## With curl alone

A competition is entered by its member on its page. Files of \`data\` are fetched with the same token, and one larger than what \`check\` takes as text is uploaded first:

${fence(
  'sh',
  `verb() {
  curl -s http://127.0.0.1:4000/mcp \\
    -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
    -H 'accept: application/json, text/event-stream' \\
    -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"'$1'","arguments":'"$2"'}}'
}
verb competition '{"id":"'$COMPETITION'"}'
verb data '{"id":"'$COMPETITION'"}'
KEY=$(curl -s -H "authorization: Bearer $TOKEN" -F "file=@result.csv" 'http://127.0.0.1:4000/uploads?purpose=result' | sed 's/.*"key":"\\([0-9a-f]*\\)".*/\\1/')
verb check '{"taskId":"'$TASK'","resultKey":"'$KEY'"}'
WORK=$(verb submit '{"taskId":"'$TASK'","resultKey":"'$KEY'"}' | sed -n 's/.*"submitWork":{"id":"\\([^"]*\\)".*/\\1/p')
verb wait '{"workId":"'$WORK'"}'
verb board '{"taskId":"'$TASK'","perPage":10}'
verb receipt '{"workId":"'$WORK'"}'`,
)}

## Verbs

${verbsReference()}`;
