import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

interface HintTextProps {
  label: string;
  target: RefObject<HTMLElement | null>;
  opened: boolean;
}

const HintText = (props: HintTextProps) => <Tooltip {...props} multiline maw={280} />;

export default HintText;
