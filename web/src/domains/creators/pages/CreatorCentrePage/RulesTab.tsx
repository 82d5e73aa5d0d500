import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RuleSection } from '#domains/creators/components/CreatorRules/RuleSection.tsx';
import { useCreatorTermsOfPlanQuery } from '#domains/creators/components/CreatorRules/CreatorRules.generated.ts';
import { ruleTabs } from '#domains/creators/paths.ts';
import classes from './CreatorCentrePage.module.css';

/** All sections of the programme's rules, one below the other. */
export const RulesTab = () => {
  const query = useCreatorTermsOfPlanQuery();
  return (
    <Loaded query={query} of={query.data?.creatorPlan} empty="暂时没有规则">
      {(terms) => (
        <div className={classes.rules}>
          {ruleTabs.map((tab) => (
            <RuleSection key={tab} tab={tab} terms={terms} />
          ))}
        </div>
      )}
    </Loaded>
  );
};
