/** State that jest's setup leaves for its teardown; both run in one process. */
export const site = { stop: (): Promise<void> => Promise.resolve() };
