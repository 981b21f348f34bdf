import { useMessages } from '@fursa/shared/i18n';
import { Card } from '@fursa/shared/ui';
import { BookOpen, Building2, MapPin, ShieldCheck, Sparkles, Target } from 'lucide-react';
import { messages } from './messages.ts';

export function Features() {
  const { features, featuresTitle } = useMessages(messages);
  const cards = [
    { ...features.matching, Icon: Target },
    { ...features.companies, Icon: Building2 },
    { ...features.resources, Icon: BookOpen },
    { ...features.location, Icon: MapPin },
    { ...features.premium, Icon: Sparkles },
    { ...features.verified, Icon: ShieldCheck },
  ];
  return (
    <section aria-labelledby="features-title" className="flex flex-col gap-6">
      <h2 id="features-title" className="text-2xl">
        {featuresTitle}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text, Icon }) => (
          <Card key={title} as="li" className="flex flex-col gap-2">
            <Icon aria-hidden="true" className="size-6 text-primary" strokeWidth={1.75} />
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
