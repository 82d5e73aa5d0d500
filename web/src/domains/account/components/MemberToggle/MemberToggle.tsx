import { Button, type ButtonProps } from '@mantine/core';
import {
  IconStar,
  IconStarFilled,
  IconThumbUp,
  IconThumbUpFilled,
  type IconProps,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { Count } from '#components/Count/Count.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { signInPath } from '#domains/account/paths.ts';
import { useViewer } from '../Viewer/useViewer.ts';

const icon: IconProps = { size: 16, stroke: 1.5, 'aria-hidden': true };
const icons = {
  thumb: { on: <IconThumbUpFilled {...icon} />, off: <IconThumbUp {...icon} /> },
  star: { on: <IconStarFilled {...icon} />, off: <IconStar {...icon} /> },
};

/** Size and class of a toggle where it stands. */
export type ToggleLook = Pick<ButtonProps, 'size' | 'className'>;

interface MemberToggleProps extends ToggleLook {
  icon: keyof typeof icons;
  isOn: boolean;
  /** Members for whom it is on. */
  count: number;
  label: string;
  /** Title of the notice when it can't be changed. */
  failed: string;
  /** Reason for which a member may not change it. */
  refusal?: string | undefined;
  /** Changes it; rejects with the failure of the call. */
  onToggle: () => Promise<unknown>;
}

/** Button of what a member turns on and off, with how many have; visitors sign in first. */
export const MemberToggle = (props: MemberToggleProps) => {
  const { icon: name, isOn, count, label, failed, refusal, onToggle } = props;
  const { size = 'compact-sm', className } = props;
  const { viewer, loading } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isBusy = useRef(false);
  const toggle = async () => {
    // A second click while the first is on its way changes nothing.
    if (isBusy.current) return;
    if (!viewer && !loading) return void navigate(signInPath(pathname + search));
    if (refusal !== undefined) return void notify.failed(failed, refusal);
    isBusy.current = true;
    try {
      await onToggle();
    } catch (error) {
      notify.failed(failed, failureOf(error).message);
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <Button
      size={size}
      className={className}
      variant="subtle"
      aria-pressed={isOn}
      aria-label={label}
      leftSection={icons[name][isOn ? 'on' : 'off']}
      onClick={() => void toggle()}
    >
      <Count value={count} />
    </Button>
  );
};
