const education = '教育';
const research = '科学研究和技术服务业';
const health = '卫生和社会工作';
const culture = '文化、体育和娱乐业';
const publicSector = '公共管理、社会保障和社会组织';

/** Types of companies, each with the industries (first level) that it works in; null is all. */
export const industriesByType: Readonly<Record<string, readonly string[] | null>> = {
  国有企业: null,
  民营企业: null,
  外资企业: null,
  中外合资企业: null,
  上市公司: null,
  创业公司: null,
  高等院校: [education, research],
  科研院所: [research, education, health],
  中小学与培训机构: [education],
  医疗机构: [health, research],
  政府机关: [publicSector],
  事业单位: [publicSector, research, education, health, culture],
  社会组织: [publicSector, '国际组织', culture],
  自由职业: null,
  其他: null,
};
