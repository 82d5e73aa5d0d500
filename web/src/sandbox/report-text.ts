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
      const { milliseconds, measures, left } = report;
      return [
        `用时 ${milliseconds} 毫秒`,
        ...(measures
          ? [`成本 ${measures.cost} / ${measures.costLimit}`, `REST 调用 ${measures.restCalls} 次`]
          : []),
        ...(left === undefined ? [] : [`本分钟还可运行 ${left} 次`]),
      ].join(' · ');
    }
  }
};
