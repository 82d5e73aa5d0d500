import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  Announcement,
  AnnouncementButton,
} from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import {
  ManagedQuestionnaire,
  OptionCount,
  Questionnaire,
  QuestionnaireOption,
  QuestionnaireQuestion,
  QuestionnaireResults,
  QuestionnaireText,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { questionTypes } from '@whaletide/schema/domains/announcements/rules/questionnaires.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { announcementLoaders } from './loaders.ts';
import { questionnaireInputs, questionnaireResolvers } from './questionnaires.ts';
import { resolvers } from './resolvers.ts';

export const announcements = {
  resolvers: [resolvers, questionnaireResolvers],
  restTypes: {
    Announcement,
    AnnouncementButton,
    AnnouncementPage: PageOf(Announcement),
    Questionnaire,
    QuestionnaireQuestion,
    QuestionnaireOption,
    ManagedQuestionnaire,
    QuestionnairePage: PageOf(ManagedQuestionnaire),
    QuestionnaireResults,
    QuestionnaireOptionCount: OptionCount,
    QuestionnaireText,
    QuestionnaireTextPage: PageOf(QuestionnaireText),
  },
  enums: {
    AnnouncementKind: {
      values: { POPUP: 'popup', BANNER: 'banner' },
      rest: 'UNKNOWN',
      isChosen: true,
    },
    AnnouncementButtonType: { values: { LINK: 'Link' }, rest: 'UNKNOWN' },
    AnnouncementState: {
      values: { DRAFT: 'DRAFT', SCHEDULED: 'SCHEDULED', OPEN: 'OPEN', ENDED: 'ENDED' },
      rest: 'UNKNOWN',
    },
    QuestionKind: {
      values: {
        SINGLE_CHOICE: questionTypes.single,
        MULTIPLE_CHOICE: questionTypes.multiple,
        TEXT: questionTypes.text,
      },
      rest: 'UNKNOWN',
      isChosen: true,
    },
    QuestionnaireState: {
      values: { DRAFT: 'DRAFT', OPEN: 'OPEN', CLOSED: 'CLOSED' },
      rest: 'UNKNOWN',
    },
  },
  loaders: announcementLoaders,
  inputs: { ...inputs, ...questionnaireInputs },
} satisfies Domain;
