/** Explanation of works after the end, beside the form and the task. */
export const LATE_HINT = '结束后仍可提交练习，赛后成绩单独排名，不计入正式榜单';

/** True after the end of a task that goes on taking works for practice. */
export const isLate = (task: { endDate: string; takesLateWorks: boolean }, now: Date): boolean =>
  task.takesLateWorks && now.getTime() >= Date.parse(task.endDate);
