import type { ReactNode } from 'react';

export interface CardGridProps<Item> {
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** Cards in two columns. What is far outside of the screen is not laid out, so that a thousand cards scroll smoothly. */
export function CardGrid<Item extends { readonly id: string }>({ items, children }: CardGridProps<Item>) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      {items.map((item) => (
        <li key={item.id} className="min-w-0 [contain-intrinsic-size:auto_18rem] [content-visibility:auto]">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
