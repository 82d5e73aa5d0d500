import { Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { RuleSection } from '#domains/creators/components/CreatorRules/RuleSection.tsx';
import { ruleTitles } from '#domains/creators/components/CreatorRules/rule-titles.ts';
import { useCreatorTermsOfPlanQuery } from '#domains/creators/components/CreatorRules/CreatorRules.generated.ts';
import { creatorPlanPath, creatorRulePath, ruleTabs } from '#domains/creators/paths.ts';
import { ruleHead } from './rule-head.ts';
import classes from './CreatorRulePage.module.css';

/** /home/creator/rule/:tab?: the rules of the programme by their four menus. */
const CreatorRulePage = () => {
  const params = useParams();
  const tab = ruleTabs.find((one) => one === params['tab']) ?? 'calculation';
  const query = useCreatorTermsOfPlanQuery();
  usePageHead(ruleHead(tab));
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        创作者计划规则
      </Title>
      <div className={classes.page}>
        <nav className={classes.menu} aria-label="创作者计划规则">
          {ruleTabs.map((one) => (
            <Link
              key={one}
              to={creatorRulePath(one)}
              className={classes.item}
              aria-current={one === tab ? 'page' : undefined}
              preventScrollReset
            >
              {ruleTitles[one]}
            </Link>
          ))}
          <Link to={creatorPlanPath} className={classes.item}>
            了解创作者计划
          </Link>
        </nav>
        <Loaded query={query} of={query.data?.creatorPlan} empty="暂时没有规则">
          {(terms) => <RuleSection tab={tab} terms={terms} />}
        </Loaded>
      </div>
    </PageFrame>
  );
};

export default CreatorRulePage;
