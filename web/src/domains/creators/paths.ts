/** Sections of the rules, in their order. */
export const ruleTabs = ['calculation', 'settlement', 'exchange', 'norms'] as const;
export type RuleTab = (typeof ruleTabs)[number];

/** Tabs of the creator centre. */
export const centreTabs = ['overview', 'content', 'profit', 'exchange', 'rule'] as const;
export type CentreTab = (typeof centreTabs)[number];

/** Kinds of content, as addresses of the centre name them. */
export const contentTabs = ['lab', 'dataset'] as const;
export type ContentTab = (typeof contentTabs)[number];

/** Tabs of the administrators' page. */
export const adminTabs = ['exchange', 'dataset', 'creator', 'featured'] as const;
export type AdminTab = (typeof adminTabs)[number];

export const creatorPlanPath = '/home/creator/plan';
export const creatorApplyPath = '/home/creator/apply';

/** Path of the rules, or of one section of them. */
export const creatorRulePath = (tab: RuleTab = 'calculation') =>
  `/home/creator/rule${tab === 'calculation' ? '' : `/${tab}`}`;

/** Path of the member's own creator centre, or of a tab of it. */
export const creatorCentrePath = (tab: CentreTab = 'overview', tabParam?: string) =>
  `/home/user/creator${tab === 'overview' ? '' : `/${tab}`}${tabParam === undefined ? '' : `/${tabParam}`}`;

/** Path of the administrators' page on creators. */
export const creatorAdminPath = (tab: AdminTab = 'exchange') =>
  `/home/admin/creators${tab === 'exchange' ? '' : `/${tab}`}`;
