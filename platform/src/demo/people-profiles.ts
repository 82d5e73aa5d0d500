import type { MemberProfile } from '@whaletide/schema/domains/members/rules/member-profile.ts';

const universities = ['远岸大学', '海岬理工大学', '北湾师范大学', '潮州湾大学'] as const;
const majors = [
  ['计算机类', '数据科学'],
  ['统计学类', '应用统计'],
  ['计算机类', '人工智能'],
  ['海洋科学类', '海洋技术'],
  ['计算机类', '软件工程'],
] as const;
const companies = ['听潮科技', '远帆数据', '灯塔智能', '海岸数据实验室'] as const;
const jobs = ['数据分析师/工程师', '算法工程师', '老师', '科研工作者'] as const;
const cities = ['青岛市', '厦门市', '大连市', '宁波市', '舟山市'] as const;

const at = <T>(list: readonly T[], index: number): T | null => list[index % list.length] ?? null;

/** Answers what the demo's n-th member gave at registration; some gave nothing. */
export const demoProfile = (
  identity: string | null | undefined,
  index: number,
): Partial<MemberProfile> => {
  if (index % 6 === 5) return {};
  const location = at(cities, index);
  if (identity !== '学生') return { company: at(companies, index), job: at(jobs, index), location };
  const [majorTag, major] = at(majors, index) ?? [null, null];
  return { university: at(universities, index), majorTag, major, location };
};
