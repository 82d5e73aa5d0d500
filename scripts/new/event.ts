import type { Changes } from './changes.ts';
import { addBefore, addSorted, addToBlock } from './lists.ts';
import { NewError } from './names.ts';
import { eventFiles, type NewEvent } from './templates/event.ts';

const RULES = 'schema/domains/notifications/rules';
const KINDS = ['LIKE', 'COMMENT', 'FORK', 'FOLLOW', 'COMPETITION', 'SYSTEM'] as const;

/** Numbers of our own: those of the specification are below. */
const FIRST_OWN = 2000;

const nextNumber = (rules: string): number => {
  const numbers = Array.from(rules.matchAll(/^export const EVENT_\w+ = (\d+);$/gm), ([, number]) =>
    Number(number),
  );
  return Math.max(FIRST_OWN, ...numbers) + 1;
};

const checkEvent = (rules: string, { name, text, description, kind }: NewEvent): void => {
  if (new RegExp(`\\bEVENT_${name}\\b`).test(rules))
    throw new NewError(`The event ${name} exists already.`);
  if (!KINDS.some((one) => one === kind))
    throw new NewError(`“${kind}” is none of ${KINDS.join(', ')}.`);
  if (!/\p{Script=Han}/u.test(text) || /['`\\\n]/.test(text))
    throw new NewError(`“${text}” is no Chinese sentence of one line, without quotes.`);
  if (!/^[\w ,;’-]{3,200}$/.test(description))
    throw new NewError(`“${description}” is no description in plain English words.`);
};

const addToKind = (rules: string, kind: string, constant: string): string => {
  const list = new RegExp(`^( {2}${kind}: \\[[^\\]]*?),?\\s*\\],$`, 'm');
  if (!list.test(rules)) throw new NewError(`has no list of the kind ${kind} any more`);
  return rules.replace(list, `$1, ${constant}],`);
};

/** Adds an event to all lists, with a function that publishes it in its domain. Answers its number. */
export const newEvent = (changes: Changes, event: NewEvent): number => {
  const { name, text: sentence, description, kind } = event;
  const rules = changes.read(`${RULES}/notifications.ts`);
  checkEvent(rules, event);
  const number = nextNumber(rules);
  const constant = `EVENT_${name}`;
  const said = description.charAt(0).toUpperCase() + description.slice(1);
  changes.change(`${RULES}/notifications.ts`, (text) =>
    addToKind(
      addBefore(
        text,
        /^\/\*\* Events of each filter;/,
        `/** ${said}. */\nexport const ${constant} = ${number};\n`,
      ),
      kind,
      constant,
    ),
  );
  changes.change(`${RULES}/notification-texts.ts`, (text) =>
    addToBlock(
      addSorted(text, /^ {2}EVENT_\w+,$/, `  ${constant},`),
      /^const sentences/,
      /^\};/,
      `  [${constant}]: () => '${sentence}',`,
    ),
  );
  changes.change('gateway/src/domains/notifications/event-names.ts', (text) =>
    addToBlock(text, /^export const eventNames/, /^\}/, `  ${name}: events.${constant},`),
  );
  changes.change('schema/domains/notifications/notifications.graphql', (text) =>
    addBefore(
      text,
      /^ {2}"One that has no name here yet;/,
      `  "${number}: ${description}."\n  ${name}`,
    ),
  );
  changes.make(eventFiles(event));
  return number;
};
