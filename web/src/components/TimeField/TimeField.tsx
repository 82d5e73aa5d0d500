import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { zoneAt } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';

interface TimeFieldProps {
  label: string;
  description?: string;
  inputWrapperOrder?: ('label' | 'input' | 'description' | 'error')[];
  required?: boolean;
  disabled?: boolean;
  /** ISO 8601, empty for none. */
  value?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-03-01T09:30` in the reader's time zone, as the browser's own field takes it. */
const toLocal = (iso: string) => {
  if (!iso) return '';
  const date = new Date(iso);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

const toIso = (local: string) => {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

/** A day and a time, by the browser's own picker; says the reader's zone where it isn't the site's. */
export const TimeField = ({ description, value = '', onChange, ...props }: TimeFieldProps) => {
  const now = useNow();
  const zone = zoneAt(value || now);
  return (
    <TextInput
      {...props}
      description={[description, zone && `时区 ${zone}`].filter(Boolean).join('，') || undefined}
      type="datetime-local"
      value={toLocal(value)}
      onChange={({ currentTarget }) => onChange(toIso(currentTarget.value))}
    />
  );
};
