import '@mantine/core/styles/Slider.layer.css';
import 'react-easy-crop/react-easy-crop.css';
import { Alert, Button, FileButton, Group, Slider, Stack, Text } from '@mantine/core';
import { fileProblem, sizeText, type UploadRule } from '@whaletide/schema/domains/uploads/rules.ts';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { failureOf } from '#apollo/errors.ts';
import { UploadError } from '#lib/upload.ts';
import { type Area, cropImage } from './crop-image.ts';
import classes from './ImageCrop.module.css';

const UNREADABLE = '图片无法读取，请换一张';
const MAX_ZOOM = 3;

interface Chosen {
  file: File;
  url: string;
}

interface ImageCropProps {
  /** Rule for the files that may be chosen. */
  rule: UploadRule;
  /** Gets the square that was cut out, as a JPEG; why it fails is said here. */
  onCropped: (file: File) => void | Promise<void>;
  onCancel: () => void;
}

/**
 * Cuts a square out of a picture of one's own. By keyboard:
 * the arrow keys move the picture, the slider enlarges it.
 */
const ImageCrop = ({ rule, onCropped, onCancel }: ImageCropProps) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [drawing, setDrawing] = useState(false);
  const reset = useRef<() => void>(null);
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);

  const choose = (file: File | null) => {
    reset.current?.();
    if (!file) return;
    const refusal = fileProblem(file, rule)?.message ?? null;
    setProblem(refusal);
    if (refusal) return;
    setChosen({ file, url: URL.createObjectURL(file) });
    setCrop({ x: 0, y: 0 });
    setZoom(1);
    setArea(null);
  };

  const confirm = async () => {
    if (!chosen || !area) return setProblem('请选择图片');
    setDrawing(true);
    setProblem(null);
    const file = await cropImage(chosen.file, area).catch(() => null);
    try {
      if (!file) return setProblem(UNREADABLE);
      await onCropped(file);
    } catch (error) {
      setProblem(error instanceof UploadError ? error.message : failureOf(error).message);
    } finally {
      setDrawing(false);
    }
  };

  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {rule.exts.join('、')}，不超过 {sizeText(rule.maxSize)}
        </Text>
        <FileButton resetRef={reset} accept={rule.exts.join(',')} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" size="sm" data-autofocus>
              {chosen ? '换一张图片' : '选择图片'}
            </Button>
          )}
        </FileButton>
      </Group>
      {chosen && (
        <>
          <div className={classes.stage}>
            <Cropper
              image={chosen.url}
              aspect={1}
              cropShape="round"
              showGrid={false}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              disableAutomaticStylesInjection
              mediaProps={{
                alt: '',
                onError: () => {
                  setChosen(null);
                  setProblem(UNREADABLE);
                },
              }}
              cropperProps={{ role: 'group', 'aria-label': '裁剪区域，用方向键移动图片' }}
            />
          </div>
          <div>
            <Text size="sm" mb={4} aria-hidden>
              缩放 {Math.round(zoom * 100)}%
            </Text>
            <Slider
              min={1}
              max={MAX_ZOOM}
              step={0.1}
              value={zoom}
              onChange={setZoom}
              label={null}
              thumbLabel="缩放"
            />
          </div>
        </>
      )}
      {problem && (
        <Alert color="danger" role="alert">
          {problem}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          取消
        </Button>
        <Button loading={drawing} onClick={() => void confirm()}>
          使用这张图片
        </Button>
      </Group>
    </Stack>
  );
};

export default ImageCrop;
