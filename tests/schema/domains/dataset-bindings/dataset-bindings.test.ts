import { describe, expect, it } from '@jest/globals';
import {
  bindingProblem,
  datasetAccess,
  visitor,
} from '@whaletide/schema/domains/dataset-bindings/rules.ts';
import {
  fileKind,
  isMostlyUnique,
  modelExtensions,
} from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';

const registered = { manages: false, practises: false, isRegistered: true, competitionStatus: 0 };

describe('who may read a dataset', () => {
  const plain = { isPublic: false, reviewStage: null };
  const stage = (reviewStage: number) => ({ isPublic: false, reviewStage });
  it.each([
    ['a visitor sees what is there', plain, visitor, 'listed'],
    ['a visitor reads what is public', { ...plain, isPublic: true }, visitor, 'readable'],
    ['who is registered reads', plain, registered, 'readable'],
    ['a visitor knows nothing of review stages', stage(1), visitor, 'hidden'],
    ['the first stage is there for every team', stage(1), registered, 'readable'],
    ['the second is hidden before a promotion', stage(2), registered, 'hidden'],
    ['and there after it', stage(2), { ...registered, competitionStatus: 1 }, 'readable'],
    [
      'without a team there is no stage',
      stage(1),
      { ...registered, competitionStatus: null },
      'hidden',
    ],
    [
      'a team without a registration has none',
      stage(1),
      { ...registered, isRegistered: false },
      'hidden',
    ],
    ['managers read everything', stage(9), { ...visitor, manages: true }, 'readable'],
  ] as const)('%s', (_, binding, reader, access) => {
    expect(datasetAccess(binding, reader)).toBe(access);
  });
});

describe('settings of a dataset', () => {
  const good = {
    title: '训练数据',
    description: '',
    isPublic: false,
    reviewStage: null,
    files: [],
  };
  it.each([
    [{}, undefined],
    [{ title: ' ' }, 'Title'],
    [{ title: '数'.repeat(61) }, 'Title'],
    [{ description: '字'.repeat(20_001) }, 'Descriptions'],
    [{ isPublic: true, reviewStage: 1 }, 'Public'],
    [{ files: Array.from({ length: 31 }) }, 'Files'],
  ])('%j are refused at %s', (change, field) => {
    expect(bindingProblem({ ...good, ...change })?.field).toBe(field);
  });
});

describe('columns', () => {
  it.each([
    [9, 10, true],
    [8, 10, false],
    [899, 1000, false],
    [900, 1000, true],
    [0, 0, false],
    [1, 1, true],
  ])('%d different ones of %d are mostly unique: %s', (unique, count, mostly) => {
    expect(isMostlyUnique(unique, count)).toBe(mostly);
  });
});

it('files are shown by their extension', () => {
  expect(fileKind('.CSV')).toBe('table_data');
  expect(fileKind('.pdf')).toBe('pdf');
  expect(fileKind('.md')).toBe('plain_text');
  expect(modelExtensions.map(fileKind)).toEqual(modelExtensions.map(() => 'model'));
  expect(fileKind('.exe')).toBeNull();
});
