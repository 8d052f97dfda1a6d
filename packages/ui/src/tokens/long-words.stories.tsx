import type { Meta, StoryObj } from '@storybook/react-vite';
import Flag from 'lucide-react/icons/flag';
import House from 'lucide-react/icons/house';
import { Alert } from '../alert/alert.js';
import { Avatar } from '../avatar/avatar.js';
import { Badge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { DescriptionList } from '../description-list/description-list.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { MessageBubble } from '../message-bubble/message-bubble.js';
import { RadioGroup } from '../radio-group/radio-group.js';
import { Sidebar, SidebarGroup, SidebarItem, SidebarNav } from '../sidebar/sidebar.js';
import { Stat } from '../stat/stat.js';
import { Switch } from '../switch/switch.js';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/tabs.js';
import { Tag } from '../tag/tag.js';
import { TextField } from '../text-field/text-field.js';

/** A long German word, a name of forty letters, and a text without spaces. */
const word = 'Rechtsschutzversicherungsgesellschaften';
const name = 'Nana Ama Serwaa Konadu-Agyemang Boakyewaa';
const unbroken = 'Akuoko-Sarpong-Antwi-Boasiako-Owusu-Mensah';

/**
 * Long words, and names of forty letters, in the parts that show user text. The story tests check them at 320 px, with text of twice the
 * size, and from right to left.
 */
const meta = {
  title: 'Foundations/Long words',
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Controls: Story = {
  render: () => (
    <div className="grid grid-cols-1 max-w-md gap-4">
      <Button variant="primary" fullWidth>
        {word}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button loading loadingLabel={`${word}...`}>
          {word}
        </Button>
        <Badge tone="essentials">{word}</Badge>
        <Tag onRemove={() => undefined} removeLabel={`Remove ${word}`}>
          {word}
        </Tag>
      </div>
      <TextField label={word} description={word} error={`${word}.`} defaultValue={name} />
      <Checkbox label={word} name="checkbox" />
      <Switch label={word} name="switch" />
      <RadioGroup
        label={word}
        name="radio"
        options={[
          { value: 'word', label: word, description: unbroken },
          { value: 'name', label: name },
        ]}
      />
    </div>
  ),
};

export const People: Story = {
  render: () => (
    <div className="grid grid-cols-1 max-w-md gap-4">
      <Avatar name={name} verified />
      <Card>
        <p className="font-bold">{unbroken}</p>
        <p>{word}</p>
      </Card>
      <MessageBubble tone="theirs" author={`${name}:`} meta={<time>14:30</time>}>
        {word} {unbroken}
      </MessageBubble>
      <MessageBubble tone="mine" author="You:" meta={<time>14:31</time>}>
        {unbroken}
      </MessageBubble>
      <DescriptionList
        items={[
          { term: word, details: name },
          { term: 'University', details: unbroken },
        ]}
      />
    </div>
  ),
};

export const Pages: Story = {
  render: () => (
    <div className="grid grid-cols-1 max-w-2xl gap-4">
      <Alert tone="warning" title={word}>
        {unbroken}
      </Alert>
      <Stat label={word} value="₵1,234,567.89" description={unbroken} />
      <Tabs defaultValue="one">
        <TabList label="Views">
          <Tab value="one" count={12}>
            {word}
          </Tab>
          <Tab value="two">{name}</Tab>
        </TabList>
        <TabPanel value="one" className="py-4">
          {word}
        </TabPanel>
      </Tabs>
      <Sidebar className="hidden lg:flex">
        <SidebarNav label="Main menu">
          <SidebarGroup title={word}>
            <SidebarItem icon={<House aria-hidden />} href="#home" current>
              {word}
            </SidebarItem>
          </SidebarGroup>
        </SidebarNav>
      </Sidebar>
      <EmptyState
        icon={<Flag aria-hidden />}
        title={word}
        description={unbroken}
        action={<Button>{word}</Button>}
      />
    </div>
  ),
};
