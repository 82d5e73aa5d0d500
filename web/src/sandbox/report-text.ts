import type { Report } from './fetcher.ts';

/**
 * Describes an answer in the line beneath it: how long it took, what it cost, and how many REST
 * calls it made.
 */
export const reportText = (report: Report | undefined): string => {
  switch (report?.kind) {
    case undefined:
      return '尚未运行';
    case 'running':
      return '正在运行…';
    case 'events':
      return report.count === 0 ? '等待事件…' : `已收到 ${report.count} 个事件`;
    case 'answered': {
      const { milliseconds, measures } = report;
      if (!measures) return `用时 ${milliseconds} 毫秒`;
      const { cost, costLimit, restCalls } = measures;
      return `用时 ${milliseconds} 毫秒 · 成本 ${cost} / ${costLimit} · REST 调用 ${restCalls} 次`;
    }
  }
};
