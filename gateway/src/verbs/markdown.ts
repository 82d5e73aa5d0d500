import { randomBytes } from 'node:crypto';
import { MEMBER_TEXT, MEMBER_TEXT_NOTE } from '@whaletide/schema/verbs/marking.ts';

type Told = Record<string, unknown>;

const list = (value: unknown) => (Array.isArray(value) ? (value as Told[]) : []);

/**
 * A competition as Markdown. Texts of its organizers stand between marks that hold a number made for
 * this answer alone, so that no text can end its own.
 */
export const competitionMarkdown = ({ competition }: Told, only: 'all' | 'rules'): string => {
  const mark = randomBytes(9).toString('base64url');
  const text = (value: unknown) => {
    const told = (value as Told | null)?.[MEMBER_TEXT];
    return typeof told === 'string' && told !== ''
      ? `<member-text id="${mark}">\n${told}\n</member-text id="${mark}">`
      : '–';
  };
  const { tabs, stages, ...facts } = competition as Told;
  const rules = list(tabs).flatMap(({ title, content }) => ['', text(title), '', text(content)]);
  const tasks = list(stages).flatMap(({ name, startDate, endDate, tasks: held }) => [
    '',
    `## Stage, ${String(startDate)} to ${String(endDate)}`,
    text(name),
    ...list(held).flatMap(({ id, name: task, description, endDate: until }) => [
      '',
      `### Task ${String(id)}, until ${String(until)}`,
      text(task),
      text(description),
    ]),
  ]);
  const head = [
    `# Competition ${String(facts.id)}`,
    '',
    `> Between marks with id="${mark}": ${MEMBER_TEXT_NOTE}`,
    '',
  ];
  const about = [
    text(facts.name),
    '',
    `- status: ${String(facts.status)}`,
    `- dates: ${String(facts.startDate)} to ${String(facts.endDate ?? 'open')}`,
    `- agents: ${String(facts.authorshipRule)}`,
    '',
    text(facts.shortDescription),
  ];
  const parts = only === 'rules' ? [...head, ...rules] : [...head, ...about, ...tasks, ...rules];
  return `${parts.join('\n')}\n`;
};
