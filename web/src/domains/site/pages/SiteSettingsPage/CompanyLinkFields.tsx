import '@mantine/core/styles/Fieldset.layer.css';
import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MAX_COMPANY_LINKS, type CompanyLink } from '@whaletide/schema/domains/site/rules/site.ts';

interface CompanyLinkFieldsProps {
  links: CompanyLink[];
  problem: string | undefined;
  onChange: (links: CompanyLink[]) => void;
}

/** The links of whom the site belongs to, in their order. */
export const CompanyLinkFields = ({ links, problem, onChange }: CompanyLinkFieldsProps) => (
  <Fieldset legend="页脚的公司链接" variant="unstyled">
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        最多 {MAX_COMPANY_LINKS} 个，按此处的顺序；没有则不显示。
      </Text>
      {links.map((link, index) => (
        <Group key={index} align="end" wrap="nowrap">
          <TextInput
            flex="1 1 140px"
            label="链接名称"
            value={link.title}
            onChange={({ currentTarget }) =>
              onChange(links.with(index, { ...link, title: currentTarget.value }))
            }
          />
          <TextInput
            flex="2 1 180px"
            label="链接去往"
            placeholder="https:// 或本站路径"
            value={link.url}
            onChange={({ currentTarget }) =>
              onChange(links.with(index, { ...link, url: currentTarget.value }))
            }
          />
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={`移除第${index + 1}个公司链接`}
            onClick={() => onChange(links.toSpliced(index, 1))}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {problem && (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          size="sm"
          disabled={links.length >= MAX_COMPANY_LINKS}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => onChange([...links, { title: '', url: '' }])}
        >
          添加公司链接
        </Button>
      </Group>
    </Stack>
  </Fieldset>
);
