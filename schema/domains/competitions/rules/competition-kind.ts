import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/**
 * A competition, a ranking activity (打榜, DetailType EXERCISE), any other activity such as a training
 * camp, or a series of competitions.
 */
export const competitionKinds = ['competition', 'exercise', 'activity', 'series'] as const;
export type CompetitionKind = (typeof competitionKinds)[number];

/** The detail type of ranking activities. */
export const EXERCISE = 'EXERCISE';

/** Event types of REST: CompetitionEventType and CompetitionType alike. */
export const eventTypes = { activity: 0, competition: 1 } as const;

/** Facts that say of which kind a competition is. */
export interface KindFacts {
  isSeries: boolean;
  detailType: string | null;
  /** Absent where a backend doesn't say: a competition. */
  eventType?: number | undefined;
}

export const kindOf = (competition: KindFacts): CompetitionKind => {
  if (competition.isSeries) return 'series';
  if (competition.detailType === EXERCISE) return 'exercise';
  return competition.eventType === eventTypes.activity ? 'activity' : 'competition';
};

/** The same facts, as REST documents of competitions and lists' rows name them. */
interface KindFactsOfDocument {
  IsSeriesCompetition: boolean;
  DetailType: string | null;
  CompetitionEventType?: number | undefined;
}

/** Answers of which kind a competition is, by its REST document or a list's row of it. */
export const kindOfDocument = ({
  IsSeriesCompetition,
  DetailType,
  CompetitionEventType,
}: KindFactsOfDocument): CompetitionKind =>
  kindOf({
    isSeries: IsSeriesCompetition,
    detailType: DetailType,
    eventType: CompetitionEventType,
  });

/** True for the kinds that are listed as activities, and have their page there. */
export const isActivityKind = (kind: CompetitionKind): boolean =>
  kind === 'activity' || kind === 'exercise';

/** Word for a competition of this kind in texts that members read. */
export type EventWord = '比赛' | '活动';
export const eventWordOf = (kind: CompetitionKind): EventWord =>
  isActivityKind(kind) ? '活动' : '比赛';

const conflict = (message: string, field: string) => refuse('CONFLICT', message, field);
const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);

/** Why a competition can't become of this kind; null when it can, or is already. */
export const kindProblem = (
  competition: { kind: CompetitionKind; published: boolean; stages: number; children: number },
  kind: CompetitionKind,
): Refusal | null => {
  if (kind === competition.kind) return null;
  const word = eventWordOf(competition.kind);
  if (competition.published) return conflict(`${word}已发布，不能更改类型`, 'Kind');
  if (kind === 'series' && competition.stages > 0)
    return conflict(`已有阶段的${word}不能改为系列赛`, 'Kind');
  return competition.kind === 'series' && competition.children > 0
    ? conflict('系列赛中还有比赛，不能更改类型', 'Kind')
    : null;
};

/** Why these settings aren't those of a competition of this kind; null when they are. */
export const ofKindProblem = (
  kind: CompetitionKind,
  settings: { limitsRegistrations: boolean; landingUrl: string; seriesId: string | null },
): Refusal | null => {
  if (kind === 'series')
    return settings.seriesId === null
      ? null
      : wrong('系列赛不能属于另一个系列赛', 'SeriesCompetition');
  if (settings.limitsRegistrations)
    return wrong('只有系列赛可以限制报名', 'RelatedCompetitionRegisterLimit');
  return settings.landingUrl.trim() ? wrong('只有系列赛可以填写专题网址', 'LandingUrl') : null;
};

/**
 * Why a competition can't join this series; null when it can. What has been published stays in
 * sight: the list shows the competitions of a series inside of it alone.
 */
export const joinProblem = (
  competition: { published: boolean; organizationId: string | null },
  series: { isSeries: boolean; published: boolean; organizationId: string | null },
  word: EventWord = '比赛',
): Refusal | null => {
  const { organizationId } = competition;
  if (!series.isSeries || organizationId === null || series.organizationId !== organizationId)
    return wrong('请选择同一组织的系列赛', 'SeriesCompetition');
  return competition.published && !series.published
    ? conflict(`${word}已发布，请先发布该系列赛`, 'SeriesCompetition')
    : null;
};
