import { Badge, Button } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import { useUnshareCodeMutation } from '../CodePanel/CodePanel.generated.ts';
import type { ProjectCodeFragment } from './ProjectCode.generated.ts';
import classes from './ProjectCode.module.css';

const ShareCodeModal = lazy(() => import('../CodePanel/ShareCodeModal.tsx'));

interface ProjectCodeProps {
  project: ProjectCodeFragment & { title: string };
  /** True where the viewer is its author. */
  isOwn: boolean;
}

/** Competitions whose code a project is, with the scores that boards show; its author changes them. */
export const ProjectCode = ({ project, isOwn }: ProjectCodeProps) => {
  const [isOpen, setOpen] = useState(false);
  const [unshare, { loading }] = useUnshareCodeMutation({
    refetchQueries: ['ProjectPlaces', 'CompetitionCode'],
  });
  const shared = (project.sharedCode ?? []).flatMap(({ competition, ...code }) =>
    competition ? [{ ...code, competition }] : [],
  );
  if (shared.length === 0 && !isOwn) return null;
  const remove = (competitionId: string) => {
    const input = { competitionId, projectId: project.id };
    // The notice is the error link's.
    void unshare({ variables: { input } }).catch(() => null);
  };
  return (
    <section aria-labelledby="code-of-competitions">
      <h2 id="code-of-competitions">比赛代码</h2>
      {shared.length > 0 && (
        <ul className={surfaces.rows}>
          {shared.map(({ competition, score, isPrivateScore }) => (
            <li key={competition.id} className={classes.row}>
              <AppLink to={competitionPath(competition.id, 'code')} alone>
                {competition.name}
              </AppLink>
              {score !== null && (
                <Badge color="brand" variant="light" flex="none">
                  {isPrivateScore ? 'Private' : 'Public'} {scoreText(score)}
                </Badge>
              )}
              {isOwn && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  loading={loading}
                  aria-label={`从「${competition.name}」的代码移出`}
                  onClick={() => remove(competition.id)}
                >
                  移出
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwn && (
        <Button variant="default" mt="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          分享为比赛代码
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ShareCodeModal
            project={{ projectId: project.id, title: project.title }}
            hasTeam
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
};
