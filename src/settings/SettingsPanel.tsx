import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useColorMode } from '@docusaurus/theme-common';
import { BrandProvider } from '../brand/BrandProvider';
import {
  codeStylingPreference,
  codeVariantPreference,
  directionPreference,
  usePreference,
} from '../preferences';
import { useTranslate } from '../strings';
import { ChoiceGroup } from './ChoiceGroup';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

function ModeSetting(): ReactNode {
  const translate = useTranslate();
  const { colorModeChoice, setColorMode } = useColorMode();
  return (
    <ChoiceGroup
      label={translate('settings.mode')}
      value={colorModeChoice ?? 'system'}
      options={[
        { value: 'light', label: translate('settings.mode.light') },
        { value: 'system', label: translate('settings.mode.system') },
        { value: 'dark', label: translate('settings.mode.dark') },
      ]}
      onChange={(choice) => {
        setColorMode(choice === 'system' ? null : choice);
      }}
    />
  );
}

function DirectionSetting(): ReactNode {
  const translate = useTranslate();
  const [direction, setDirection] = usePreference(directionPreference);
  return (
    <ChoiceGroup
      label={translate('settings.direction')}
      value={direction}
      options={[
        { value: 'ltr', label: translate('settings.direction.ltr') },
        { value: 'rtl', label: translate('settings.direction.rtl') },
      ]}
      onChange={setDirection}
    />
  );
}

function CodeStylingSetting(): ReactNode {
  const translate = useTranslate();
  const [styling, setStyling] = usePreference(codeStylingPreference);
  return (
    <ChoiceGroup
      label={translate('settings.codeStyling')}
      value={styling}
      options={codeStylingPreference.values.map((value) => ({
        value,
        label: translate(`code.styling.${value}`),
      }))}
      onChange={setStyling}
    />
  );
}

function CodeVariantSetting(): ReactNode {
  const translate = useTranslate();
  const [variant, setVariant] = usePreference(codeVariantPreference);
  return (
    <ChoiceGroup
      label={translate('settings.codeVariant')}
      value={variant}
      options={codeVariantPreference.values.map((value) => ({
        value,
        label: translate(`code.variant.${value}`),
      }))}
      onChange={setVariant}
    />
  );
}

/** What a reader can set, in a drawer at the end of the page; every choice shows at once. */
export default function SettingsPanel({ open, onClose }: Props): ReactNode {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <BrandProvider>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
        }}
      >
        <Box sx={{ width: 340, maxWidth: '100vw', p: 3 }}>
          <Stack direction="row" sx={{ alignItems: 'center', mb: 3 }}>
            <Typography id={titleId} component="h2" variant="h4" sx={{ flexGrow: 1 }}>
              {translate('settings.title')}
            </Typography>
            <IconButton aria-label={translate('settings.close')} onClick={onClose} edge="end">
              <SvgIcon viewBox="0 0 24 24">
                <path
                  d="m6 6 12 12M18 6 6 18"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </SvgIcon>
            </IconButton>
          </Stack>
          <Stack spacing={3}>
            <ModeSetting />
            <DirectionSetting />
            <CodeStylingSetting />
            <CodeVariantSetting />
          </Stack>
        </Box>
      </Drawer>
    </BrandProvider>
  );
}
