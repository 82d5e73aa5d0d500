import { Anchor } from '@mantine/core';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { Link } from 'react-router';
import { projectPath } from '#domains/projects/paths.ts';
import classes from './FieldAnswers.module.css';

interface Answer {
  fieldId: string;
  title: string;
  text: string | null;
  url: string | null;
  fileName: string | null;
  /** Bytes. */
  fileSize: number | null;
  projectId: string | null;
  projectVersionId: string | null;
  projectToken: string | null;
}

/** A project's version, which those who read the answer may read too. */
const ProjectLink = ({ text, projectId, projectVersionId, projectToken }: Answer) =>
  projectId && (
    <Anchor
      component={Link}
      to={projectPath(projectId, { versionId: projectVersionId, token: projectToken })}
      target="_blank"
    >
      {text}
    </Anchor>
  );

/** Answers that a form was filled in with; files and projects as links. */
export const FieldAnswers = ({ answers }: { answers: readonly Answer[] }) => (
  <dl className={classes.answers}>
    {answers.map((answer) => (
      <div key={answer.fieldId}>
        <dt>{answer.title}</dt>
        <dd>
          {answer.url ? (
            <Anchor href={answer.url} download>
              {answer.fileName}（{sizeText(answer.fileSize ?? 0)}）
            </Anchor>
          ) : answer.projectId ? (
            <ProjectLink {...answer} />
          ) : (
            answer.text
          )}
        </dd>
      </div>
    ))}
  </dl>
);
