import { Anchor, Stack, Text, Title } from '@mantine/core';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import type { RegistrationToReviewQuery } from './RegistrationReviewPanel.generated.ts';
import classes from './RegistrationReviewPanel.module.css';

type Review = NonNullable<
  NonNullable<RegistrationToReviewQuery['competition']>['registrationReview']
>;

/** Answers that were filled in, and the files, each in a tab of its own. */
export const Application = ({ answers, files }: Review) => (
  <Stack>
    {answers.length === 0 && files.length === 0 && <Text c="dimmed">没有填写内容</Text>}
    {answers.length > 0 && (
      <dl className={classes.answers}>
        {answers.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
    {files.length > 0 && (
      <section aria-labelledby="review-files">
        <Title order={3} size="h4" id="review-files" mb="xs">
          审核文件
        </Title>
        <ul className={classes.files}>
          {files.map(({ title, name, size, url }) => (
            <li key={url}>
              {title}：
              <Anchor href={url} target="_blank" rel="noopener" underline="always">
                {name}
              </Anchor>{' '}
              <Text span size="sm" c="dimmed">
                {sizeText(size)}
              </Text>
            </li>
          ))}
        </ul>
      </section>
    )}
  </Stack>
);
