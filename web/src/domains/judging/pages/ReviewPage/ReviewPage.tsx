import { Text, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { JudgedAnswers } from '#domains/judging/components/JudgedAnswers/JudgedAnswers.tsx';
import { judgingPath, judgingsPath } from '#domains/judging/paths.ts';
import { useReviewedWorkOfQuery } from './Review.generated.ts';
import { ReviewForm } from './ReviewForm.tsx';
import classes from './ReviewPage.module.css';

/** /home/judging/:taskId/works/:number: one work, and the member's review of it. */
const ReviewPage = () => {
  const { taskId = '', number: given = '' } = useParams();
  const number = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 0;
  const query = useReviewedWorkOfQuery({
    variables: { taskId, number },
    skip: number === 0,
    fetchPolicy: 'cache-and-network',
  });
  usePageTitle(`评审作品 ${number}`);
  const missing = (
    <Missing
      what="作品"
      text="没有找到分配给你的作品"
      ways={[{ text: '我的评审', to: judgingsPath }]}
    />
  );
  const { ownJudging, assignedWork } = query.data?.competitionTask ?? {};
  const found = ownJudging && assignedWork && { ownJudging, assignedWork };
  if (number === 0) return <PageFrame>{missing}</PageFrame>;
  return (
    <PageFrame>
      <Loaded query={query} of={found} empty={missing} failed="无法评审">
        {({ ownJudging, assignedWork }) => (
          <>
            <Text size="sm" c="dimmed" mt="lg">
              <AppLink to={judgingsPath} alone>
                我的评审
              </AppLink>{' '}
              /{' '}
              <AppLink to={judgingPath(taskId)} alone>
                {ownJudging.taskName}
              </AppLink>
            </Text>
            <Title order={1} size="h2">
              评审作品 {number}
            </Title>
            <div className={classes.columns}>
              <section className={classes.work} aria-label="作品内容">
                <JudgedAnswers work={assignedWork} />
              </section>
              <section className={classes.form} aria-label="评分">
                <ReviewForm
                  key={`${taskId}:${number}`}
                  work={assignedWork}
                  criteria={ownJudging.criteria}
                  isClosed={ownJudging.isClosed}
                />
              </section>
            </div>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
};

export default ReviewPage;
