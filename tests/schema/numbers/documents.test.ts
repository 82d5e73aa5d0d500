import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CLOSURE_DAYS } from '@whaletide/schema/domains/account/rules/closure.ts';
import {
  CODE_MINUTES,
  PROTECTION_MINUTES,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import {
  EARNING_AFTER_DAYS,
  EARNING_MONTHS,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import { TRASH_DAYS } from '@whaletide/schema/domains/managing/rules/trash.ts';
import {
  CLOSED_DAYS,
  MAX_SEEN,
  RECENT_DAYS,
} from '@whaletide/schema/domains/recommendations/rules.ts';
import { ANSWER_DAYS } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { MAX_PER_PAGE } from '@whaletide/schema/shared/rules/paging.ts';
import { chineseNumber, englishNumber } from '@whaletide/schema/shared/rules/number-words.ts';

const root = join(import.meta.dirname, '../../..');
const support = 'platform/src/domains/work-orders/documents';

/** Sentences of documents that tell a constant, which a changed constant changes. */
const sentences: readonly (readonly [file: string, sentence: string])[] = [
  ['docs/operations.md', `closed the account ${CLOSURE_DAYS} days ago`],
  ['docs/operations.md', `it was deleted ${TRASH_DAYS} days ago`],
  ['docs/operations.md', `it ends by itself after ${englishNumber(CODE_MINUTES)} minutes`],
  ['docs/recommendations.md', `published within ${RECENT_DAYS} days`],
  ['docs/recommendations.md', `after ${englishNumber(MAX_SEEN)} times it isn't offered again`],
  ['docs/recommendations.md', `closed stays away for ${CLOSED_DAYS} days`],
  ['docs/decisions/product.md', `Protection by a code lasts ${PROTECTION_MINUTES} minutes`],
  [
    'docs/decisions/product.md',
    `from ${EARNING_AFTER_DAYS} days to ${EARNING_MONTHS} months after the first publication`,
  ],
  ['docs/decisions/limits.md', `Pages have at most ${MAX_PER_PAGE} rows`],
  [`${support}/bans.md`, `我们会在 ${ANSWER_DAYS} 个工作日内`],
  [`${support}/security.md`, `验证通过后的 ${PROTECTION_MINUTES} 分钟内`],
  [`${support}/verification.md`, `验证码${chineseNumber(CODE_MINUTES)}分钟内有效`],
];

describe('documents that tell a number', () => {
  it.each(sentences)('%s says: %s', (file, sentence) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    expect(lines).toContainEqual(expect.stringContaining(sentence));
  });
});
