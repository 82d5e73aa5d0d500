// Popover and the counts at their targets.
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Indicator.layer.css';
import '@mantine/core/styles/Progress.layer.css';
