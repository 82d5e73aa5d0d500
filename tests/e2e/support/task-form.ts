import type { Page } from 'playwright-core';

/** A file as a browser's field takes it. */
export const csvFile = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

/** Goes to a step of a task's form by its link, and answers it. */
export const goToStep = async (page: Page, title: string) => {
  const steps = page.getByRole('navigation', { name: '设置步骤' });
  await steps.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  return atStep(page, title);
};

/** Waits for a step of a task's form. */
export const atStep = async (page: Page, title: string) => {
  const step = page.getByRole('region', { name: title, exact: true });
  await step.waitFor();
  return step;
};

/** Chooses a file of a step and waits until it has arrived. */
export const handOver = async (
  step: Awaited<ReturnType<typeof atStep>>,
  group: string,
  file: ReturnType<typeof csvFile>,
) => {
  const field = step.getByRole('group', { name: group });
  await field.locator('input[type=file]').setInputFiles(file);
  await field.getByText(/^已上传/).waitFor();
};

/** Saves the task at the last step, once its trial is over; waits for the list of tasks. */
export const createTask = async (page: Page) => {
  await goToStep(page, '试运行');
  await page.getByRole('button', { name: '创建任务' }).click();
  await page.getByRole('heading', { name: '阶段与任务' }).waitFor();
};
