import { MAX_TOKENS } from './domains/account/rules/account.ts';
import { CLOSURE_DAYS } from './domains/account/rules/closure.ts';
import { TAKE_BACK_DAYS } from './domains/account/rules/contact-changes.ts';
import { EXPORT_DAYS } from './domains/account/rules/data-exports.ts';
import {
  TOKEN_CALLS_A_DAY,
  TOKEN_GIB_A_DAY,
  TOKEN_LOG_DAYS,
  TOKEN_LOG_SHOWN,
  TOKEN_SUBMISSIONS_A_DAY,
} from './domains/account/rules/token-budgets.ts';
import { EMAIL_LINK_DAYS } from './domains/account/rules/email-links.ts';
import { MAX_VERIFY_NAME } from './domains/account/rules/member-admin.ts';
import {
  RECOVERY_CODES,
  SECOND_STEP_TRIES,
  TOTP_DIGITS,
  TOTP_SECONDS,
} from './domains/account/rules/two-factor.ts';
import {
  AUTOMATIC_HOURS,
  AUTOMATIC_TRIES,
  CAPTCHA_MINUTES,
  CODE_MINUTES,
  CODE_TRIES,
  OAUTH_MINUTES,
  PROTECTION_MINUTES,
} from './domains/account/rules/verification.ts';
import { MAX_FIELDS, MAX_FIELD_NAME } from './domains/activities/rules/activity-fields.ts';
import { ANSWER_LENGTH } from './domains/application-forms/rules.ts';
import { MAX_MESSAGE } from './domains/chat/rules.ts';
import {
  CLASS_CODE_LENGTH,
  MAX_CLASSES,
  MAX_CLASS_DESCRIPTION,
  MAX_CLASS_INVITED,
  MAX_CLASS_NAME,
  MAX_CLASS_STUDENTS,
  MAX_MAIL_DOMAIN,
} from './domains/classes/rules/classes.ts';
import { MAX_CLASS_ITEMS } from './domains/classes/rules/items.ts';
import { CLIENT_DAYS } from './domains/clients/rules.ts';
import { MAX_COLUMN } from './domains/competitions/rules/scoring-settings.ts';
import { MAX_ROLES } from './domains/competitions/rules/competition-roles.ts';
import { MAX_WORKS_LINKS } from './domains/creators/rules/application.ts';
import { EARNING_AFTER_DAYS, EARNING_MONTHS } from './domains/creators/rules/earning.ts';
import { EXCHANGE_MONTH_LIMIT, MAX_CARD_CODE } from './domains/creators/rules/exchange.ts';
import { FEATURED_CREATORS } from './domains/creators/rules/programme.ts';
import { MAX_WEEK_LINES } from './domains/creators/rules/running-week.ts';
import { FEED_PAGE, MAX_NEW_FEEDS } from './domains/feed/rules/feed.ts';
import { MAX_PICTURES, MAX_SUMMARY, MAX_TITLE } from './domains/forum/rules.ts';
import { SHARE_REWARD, SHARE_REWARD_A_MONTH } from './domains/growth/rules/sharing.ts';
import { JUDGING_COMMENT, PUBLISH_REASON } from './domains/judging/rules/reviews.ts';
import {
  LEAST_JUDGES,
  LEAST_PAIRS,
  MAX_CRITERIA,
  MOST_JUDGES,
  MOST_PAIRS,
} from './domains/judging/rules/settings.ts';
import { MIN_GROUP_TEAMS } from './domains/leaderboards/rules/authorship-groups.ts';
import { MAX_EXTERNAL_BOARD } from './domains/leaderboards/rules/board-template.ts';
import { MAX_TEAMS } from './domains/managing/rest/outcome.ts';
import { ARCHIVES_SHOWN, ARCHIVE_DAYS } from './domains/managing/rules/archives.ts';
import { GIVEAWAY_DAYS, GIVEAWAY_TRIES } from './domains/managing/rules/before-start/giveaway.ts';
import { LIKELY_TEAMS } from './domains/managing/rules/before-start/power.ts';
import { NEAR_DAYS } from './domains/managing/rules/deadlines.ts';
import { EXCLUDE_REASON } from './domains/managing/rules/exclusion.ts';
import { MAX_BAN_REASON } from './domains/managing/rules/outcome.ts';
import { TRASH_DAYS } from './domains/managing/rules/trash.ts';
import { MAX_AUDIT_VALUE } from './domains/moderation/rules/audit.ts';
import { MAX_MODERATION_REASON } from './domains/moderation/rules/content-moderation.ts';
import { MAX_NODES } from './domains/nodes/rules.ts';
import { ACTIVITY_DAYS } from './domains/records/rules/activity.ts';
import { ACTIVE_DAYS, PROVISIONAL_BELOW } from './domains/ratings/rules.ts';
import { MAX_AT_ONCE, RECENT_DAYS } from './domains/recommendations/rules.ts';
import { LINK_TEXT_LENGTH } from './domains/invitations/rules.ts';
import { INVITATION_CODE_LENGTH } from './domains/registration/rules/registration-answers.ts';
import { MAX_FEE } from './domains/registration/rules/registration-settings.ts';
import { MAX_REVIEWED_AT_ONCE } from './domains/registration/rules/registration.ts';
import { MAX_ALTERNATIVES, MAX_SEARCH_TEXT, MAX_TRENDS } from './domains/search/rules.ts';
import { MAX_RECOMMENDED } from './domains/site/rules/recommend-config.ts';
import {
  MAX_SERVICE_ACCOUNTS,
  MAX_SERVICE_DAYS,
  MAX_SERVICE_DESCRIPTION,
  MAX_SERVICE_NAME,
} from './domains/service-accounts/rules.ts';
import {
  DELIVERY_DAYS,
  MAX_ANSWER_BYTES,
  MAX_MANUAL_DELIVERIES,
  MAX_WEBHOOK_BODY,
  MAX_WEBHOOK_NAME,
  MAX_WEBHOOK_URL,
  MAX_WEBHOOKS,
  ROTATION_HOURS,
} from './domains/webhooks/rules/webhooks.ts';
import { MAX_ADS, MAX_COMPANY_LINKS, MAX_EXTERNAL_BOARDS } from './domains/site/rules/site.ts';
import { WAIT_SAMPLE } from './domains/submissions/rules/queue-texts.ts';
import { MAX_RESCORE_REASON } from './domains/submissions/rules/rescoring.ts';
import { MAX_TOKENS as SCORING_TOKENS } from './domains/submissions/rules/scoring-workers.ts';
import { INVALID_REASON } from './domains/submissions/rules/submissions.ts';
import { MAX_NOTE, MAX_TEAM_DESCRIPTION, MAX_TEAM_NAME } from './domains/teams/rules.ts';
import { ANSWER_COUNT_DAYS, ANSWER_DAYS } from './domains/work-orders/rules/answer-time.ts';
import { CONFIRM_DAYS } from './domains/work-orders/rules/work-orders.ts';
import {
  LEADING_PLACES,
  MAX_WRITE_UP_FIELD,
  MAX_WRITE_UP_VERSIONS,
  WRITE_UP_EXCERPT,
} from './domains/write-ups/rules.ts';
import { LONG_TEXT, SHORT_TEXT } from './shared/rules/fields.ts';
import { MAX_PER_PAGE } from './shared/rules/paging.ts';
import { REJECTION_REASON } from './shared/rules/rejections.ts';

/**
 * Constants that descriptions of the SDL may name: `{{TRASH_DAYS}}` stands for the number. A
 * description that repeats a constant otherwise fails tests/schema/numbers/.
 */
export const toldNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ACTIVE_DAYS,
    ACTIVITY_DAYS,
    ANSWER_COUNT_DAYS,
    ANSWER_DAYS,
    ANSWER_LENGTH,
    ARCHIVES_SHOWN,
    ARCHIVE_DAYS,
    AUTOMATIC_HOURS,
    AUTOMATIC_TRIES,
    CAPTCHA_MINUTES,
    CLASS_CODE_LENGTH,
    CLIENT_DAYS,
    CLOSURE_DAYS,
    CODE_MINUTES,
    CODE_TRIES,
    CONFIRM_DAYS,
    DELIVERY_DAYS,
    EARNING_AFTER_DAYS,
    EARNING_MONTHS,
    EMAIL_LINK_DAYS,
    EXCHANGE_MONTH_LIMIT,
    EXCLUDE_REASON,
    EXPORT_DAYS,
    FEATURED_CREATORS,
    FEED_PAGE,
    GIVEAWAY_DAYS,
    GIVEAWAY_TRIES,
    INVALID_REASON,
    INVITATION_CODE_LENGTH,
    JUDGING_COMMENT,
    LEADING_PLACES,
    LEAST_JUDGES,
    LEAST_PAIRS,
    LIKELY_TEAMS,
    LINK_TEXT_LENGTH,
    LONG_TEXT,
    MAX_ADS,
    MAX_ALTERNATIVES,
    MAX_ANSWER_BYTES,
    MAX_AT_ONCE,
    MAX_AUDIT_VALUE,
    MAX_BAN_REASON,
    MAX_CARD_CODE,
    MAX_CLASSES,
    MAX_CLASS_DESCRIPTION,
    MAX_CLASS_INVITED,
    MAX_CLASS_ITEMS,
    MAX_CLASS_NAME,
    MAX_CLASS_STUDENTS,
    MAX_COLUMN,
    MAX_COMPANY_LINKS,
    MAX_CRITERIA,
    MAX_EXTERNAL_BOARD,
    MAX_EXTERNAL_BOARDS,
    MAX_FEE,
    MAX_FIELDS,
    MAX_FIELD_NAME,
    MAX_MAIL_DOMAIN,
    MAX_MANUAL_DELIVERIES,
    MAX_MESSAGE,
    MAX_MODERATION_REASON,
    MAX_NEW_FEEDS,
    MAX_NODES,
    MAX_NOTE,
    MAX_PER_PAGE,
    MAX_PICTURES,
    MAX_RECOMMENDED,
    MAX_RESCORE_REASON,
    MAX_REVIEWED_AT_ONCE,
    MAX_ROLES,
    MAX_SEARCH_TEXT,
    MAX_SERVICE_ACCOUNTS,
    MAX_SERVICE_DAYS,
    MAX_SERVICE_DESCRIPTION,
    MAX_SERVICE_NAME,
    MAX_SUMMARY,
    MAX_TEAMS,
    MAX_TEAM_DESCRIPTION,
    MAX_TEAM_NAME,
    MAX_TITLE,
    MAX_TOKENS,
    MAX_TRENDS,
    MAX_VERIFY_NAME,
    MAX_WEBHOOKS,
    MAX_WEBHOOK_BODY,
    MAX_WEBHOOK_NAME,
    MAX_WEBHOOK_URL,
    MAX_WEEK_LINES,
    MAX_WORKS_LINKS,
    MAX_WRITE_UP_FIELD,
    MAX_WRITE_UP_VERSIONS,
    MIN_GROUP_TEAMS,
    MOST_JUDGES,
    MOST_PAIRS,
    NEAR_DAYS,
    OAUTH_MINUTES,
    PROTECTION_MINUTES,
    PROVISIONAL_BELOW,
    PUBLISH_REASON,
    RECENT_DAYS,
    RECOVERY_CODES,
    REJECTION_REASON,
    ROTATION_HOURS,
    SCORING_TOKENS,
    SECOND_STEP_TRIES,
    SHARE_REWARD,
    SHARE_REWARD_A_MONTH,
    SHORT_TEXT,
    TAKE_BACK_DAYS,
    TOKEN_CALLS_A_DAY,
    TOKEN_GIB_A_DAY,
    TOKEN_LOG_DAYS,
    TOKEN_LOG_SHOWN,
    TOKEN_SUBMISSIONS_A_DAY,
    TOTP_DIGITS,
    TOTP_SECONDS,
    TRASH_DAYS,
    WAIT_SAMPLE,
    WRITE_UP_EXCERPT,
  }),
);
