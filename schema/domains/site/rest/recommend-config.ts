import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Line, MAX_LINE } from '#shared/rest/common.ts';
import { Advertisements } from './site.ts';

const Words = Type.String({ minLength: 1, maxLength: MAX_LINE, format: 'title' });
const Address = Type.String({ pattern: '^(https?://|/([^/]|$))', maxLength: MAX_LINE });

/** Ways on under one title: a slide of the home page. */
export const RecommendGroup = Type.Object({
  Title: Words,
  List: Type.Array(
    Type.Object({ Title: Words, Description: Type.String({ maxLength: MAX_LINE }), Link: Address }),
    { minItems: 1, maxItems: 6 },
  ),
});
export type RecommendGroup = Static<typeof RecommendGroup>;

/** A way to learn, as a picture that leads there. */
export const LearningPath = Type.Object({
  /** Text alternative of the picture. */
  Title: Words,
  /** A path of this site, or an address of an origin that pictures may come from. */
  Image: Type.String({ pattern: '^(https?://|/[^/])', maxLength: MAX_LINE }),
  Link: Address,
});
export type LearningPath = Static<typeof LearningPath>;

/** Recommendations set by administrators; read by everyone. */
export const RecommendConfig = Type.Object({
  /** The home page of members: banners. */
  Home: Type.Object({ AdList: Advertisements }),
  /** Its slides, in their order. */
  RecommendGroup: Type.Array(RecommendGroup, { maxItems: 10 }),
  LearningPath: Type.Array(LearningPath, { maxItems: 10 }),
  /** Above and beside the list of projects. */
  Lab: Type.Object({
    /** Keywords, each a tab. */
    TabList: Type.Array(Words, { maxItems: 10 }),
    /** Ids of the projects that many read. */
    HotList: Type.Array(Line, { maxItems: 10 }),
    AdList: Advertisements,
  }),
  /** Above the list of activities. Absent where a backend knows none; in a change it stays. */
  Activity: Type.Optional(Type.Object({ AdList: Advertisements })),
  /** Ids of the activities in the calendar of the home page. */
  ClassCalendar: Type.Optional(Type.Array(Line, { maxItems: 10 })),
  /** Ids of columns. */
  Column: Type.Array(Line, { maxItems: 10 }),
});
export type RecommendConfig = Static<typeof RecommendConfig>;

export const recommendConfigCalls = {
  recommendConfig: call({
    operation: 'site.recommendConfig',
    method: 'GET',
    path: '/api/configs/recommend',
    access: 'public',
    summary:
      'What administrators recommend on the home page and beside the list of projects, without what leads to something that not everybody sees any more',
    response: RecommendConfig,
  }),
  setRecommendConfig: call({
    operation: 'site.setRecommendConfig',
    method: 'PUT',
    path: '/api/configs/recommend',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT'],
    summary:
      'Sets what is recommended as a whole; for administrators. 400 BAD_USER_INPUT as site/rules/recommend-config.ts says',
    body: RecommendConfig,
    response: RecommendConfig,
  }),
};
