import { useMessages } from '@fursa/shared/i18n';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { Page, PageHeading } from '@fursa/shared/ui';
import { FontSizeSlider } from './font-size-slider.tsx';
import { messages } from './messages/index.ts';
import { PreferenceToggle } from './preference-toggle.tsx';

function chooseFontSize(fontSize: number): void {
  setPreferences({ fontSize });
}

export function AccessibilityPage() {
  const text = useMessages(messages);
  const { contrast, palette, fontSize } = usePreferences();
  return (
    <Page width="text">
      <PageHeading title={text.title} lead={text.lead} />
      <div className="flex flex-col gap-4">
        <PreferenceToggle
          label={text.contrast.label}
          help={text.contrast.help}
          isOn={contrast === 'high'}
          onToggle={(isOn) => setPreferences({ contrast: isOn ? 'high' : 'normal' })}
        />
        <PreferenceToggle
          label={text.palette.label}
          help={text.palette.help}
          isOn={palette === 'color-blind'}
          onToggle={(isOn) => setPreferences({ palette: isOn ? 'color-blind' : 'normal' })}
        />
        <FontSizeSlider value={fontSize} onChoose={chooseFontSize} />
      </div>
    </Page>
  );
}
