import { Button, Group, NativeSelect } from '@mantine/core';

interface LoadRankingProps {
  sources: readonly { value: string; label: string }[];
  source: string;
  loading: boolean;
  /** True where teams are listed, to whose end others are added. */
  hasRows: boolean;
  onSource: (source: string) => void;
  onLoad: () => void;
  onClear: () => void;
}

/** Choice of a board, or of the published ranking, whose teams are loaded into the editor. */
export const LoadRanking = (props: LoadRankingProps) => {
  const { sources, source, loading, hasRows, onSource, onLoad, onClear } = props;
  return (
    <Group align="end" gap="sm">
      <NativeSelect
        label="载入自"
        data={[...sources]}
        value={source}
        onChange={({ currentTarget }) => onSource(currentTarget.value)}
      />
      <Button variant="default" loading={loading} onClick={onLoad}>
        {hasRows ? '载入到末尾' : '载入'}
      </Button>
      {hasRows && (
        <Button variant="subtle" color="gray" onClick={onClear}>
          清空
        </Button>
      )}
    </Group>
  );
};
