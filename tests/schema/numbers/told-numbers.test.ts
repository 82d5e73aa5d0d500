import { describe, expect, it } from '@jest/globals';
import { numericConstants } from './constants.ts';
import { isTold, repeats } from './repeated.ts';
import { textsOfSdl, textsOfSource, writtenTexts } from './texts.ts';
import { coincidences, told, untold } from './told.ts';

const constants = await numericConstants();
const texts = writtenTexts();

describe('numbers that people are told', () => {
  it('come from their constants in every text', () => {
    const found = constants.flatMap((constant) =>
      repeats(constant, texts)
        .filter(
          ({ file, text }) =>
            !coincidences.some((one) => file === one.file && text.includes(one.part)),
        )
        .map(({ file, line, text }) => `${file}:${line} repeats ${constant.name}: ${text.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('are found where a text repeats them', () => {
    const [trash] = constants.filter(({ name }) => name === 'TRASH_DAYS');
    const [name] = constants.filter((one) => one.name === 'MAX_TEAM_NAME');
    if (!trash || !name) throw new Error('TRASH_DAYS and MAX_TEAM_NAME are gone');
    const days = String(trash.value);
    const page = textsOfSource(
      'web/src/domains/managing/pages/A.tsx',
      `const a = <p>删除后\n ${days} 天内可以恢复</p>; // ${days}天\nconst b = '${days}天'; const c = \`\${TRASH_DAYS}天, 1${days}天\`;`,
    );
    expect(repeats(trash, page).map(({ line }) => line)).toEqual([1, 3]);
    const sdl = textsOfSdl(
      'schema/domains/teams/teams.graphql',
      `type Team { "At most ${name.value} characters." name: String "At most ${name.value} characters." about: String }`,
    );
    expect(repeats(name, sdl).map(({ text }) => text)).toEqual([
      `Team.name: At most ${name.value} characters.`,
    ]);
  });

  it('are told or not, each constant by a decision', () => {
    const silent = new Set(untold.flatMap(({ names }) => names));
    const undecided = constants.filter((one) => isTold(one) === silent.has(one.name));
    expect(undecided.map(({ domain, name }) => `${domain} ${name}`)).toEqual([]);
  });

  it('are listed with constants and coincidences that exist', () => {
    const names = new Set(constants.map(({ name }) => name));
    expect(
      [...Object.keys(told), ...untold.flatMap((one) => one.names)].filter(
        (name) => !names.has(name),
      ),
    ).toEqual([]);
    const stale = coincidences.filter(
      ({ file, part }) => !texts.some((one) => one.file === file && one.text.includes(part)),
    );
    expect(stale).toEqual([]);
  });
});
