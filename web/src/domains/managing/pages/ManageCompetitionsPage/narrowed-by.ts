import type { ManagedState } from '#apollo/schema.generated.ts';

/** The states of competitions by which their managers' list is narrowed. */
export const stateChoices: readonly { value: ManagedState; label: string }[] = [
  { value: 'DRAFT', label: '草稿' },
  { value: 'NOT_STARTED', label: '未开始' },
  { value: 'RUNNING', label: '进行中' },
  { value: 'ENDED', label: '已结束' },
];

/** Longest text that is searched for, as REST takes it. */
export const MAX_NAME = 100;

/** Reads what the address narrows the list by; a state that there isn't narrows nothing. */
export const narrowedBy = (query: URLSearchParams) => ({
  name: query.get('name')?.trim().slice(0, MAX_NAME) ?? '',
  state: stateChoices.find(({ value }) => value === query.get('state'))?.value ?? null,
});
