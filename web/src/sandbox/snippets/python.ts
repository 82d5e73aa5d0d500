import { headersOf, type Sending, variablesOf } from './sending.ts';

/** Python's literals are JSON's but for three words. */
const pythonValue = (value: unknown, by = ''): string => {
  const within = `${by}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map((item) => within + pythonValue(item, within))
    : Object.entries(value).map(
        ([name, item]) => `${within}${JSON.stringify(name)}: ${pythonValue(item, within)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length > 0 ? `${open}\n${parts.join(',\n')},\n${by}${close}` : `${open}${close}`;
};

const pythonText = (text: string) =>
  `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}"""`;

const TOKEN_LINE = `headers["authorization"] = f"Bearer {os.environ['TOKEN']}"\n`;

const declarations = (sending: Sending): string => {
  const { endpoint, query, operationName, usesToken } = sending;
  const named =
    operationName === undefined ? '' : `"operationName": ${JSON.stringify(operationName)}, `;
  return `url = ${JSON.stringify(endpoint)}

query = ${pythonText(`\n${query.trim()}\n`)}

variables = ${pythonValue(variablesOf(sending))}

headers = ${pythonValue(headersOf(sending))}
${usesToken ? TOKEN_LINE : ''}body = json.dumps({"query": query, ${named}"variables": variables}).encode()
`;
};

const ASKING = `
try:
    with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=15) as response:
        answer = json.load(response)
except urllib.error.HTTPError as error:
    answer = json.load(error)

print(json.dumps(answer.get("data"), ensure_ascii=False, indent=2))
if "errors" in answer:
    sys.exit("\\n".join(f"{e['extensions']['code']}: {e['message']}" for e in answer["errors"]))
`;

const LISTENING = `

def listen():
    event = ""
    # Comments come every 12 seconds: a line that is silent for longer is dead.
    with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=30) as stream:
        for line in stream:
            if not line.endswith(b"\\n"):
                return False
            name, _, value = line.decode().rstrip("\\n").partition(": ")
            if name == "id":
                event = value
            elif name == "data" and value.strip():
                answer = json.loads(value)
                print(json.dumps(answer.get("errors") or answer["data"], ensure_ascii=False), flush=True)
                if event:
                    headers["last-event-id"] = event
            elif name == "event" and value == "complete":
                return True
    return False


# A line that was cut is taken up again: no event is lost, none comes twice.
while True:
    try:
        if listen():
            break
    except urllib.error.HTTPError as error:
        if error.code < 500:
            sys.exit(error.read().decode())
    except (OSError, http.client.HTTPException):
        pass
    time.sleep(1)
`;

/** Modules of the standard library that the code uses, sorted. */
const importsOf = ({ usesToken, isStream }: Sending): string =>
  [
    ...(isStream ? ['http.client'] : []),
    'json',
    ...(usesToken ? ['os'] : []),
    'sys',
    ...(isStream ? ['time'] : []),
    'urllib.error',
    'urllib.request',
  ]
    .map((name) => `import ${name}\n`)
    .join('');

/**
 * Writes an operation as Python of the standard library alone.
 *
 * @throws SyntaxError where the variables are no JSON
 */
export const toPython = (sending: Sending): string =>
  `${importsOf(sending)}\n${declarations(sending)}${sending.isStream ? LISTENING : ASKING}`;
