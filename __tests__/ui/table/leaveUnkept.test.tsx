import { NavigationContainer, createNavigationContainerRef } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { createStore } from 'zustand/vanilla';
import type { TableState } from '../../../src/session';
import { LeaveUnkept, type LeaveUnkeptProps } from '../../../src/ui/table/screen/LeaveUnkept';
import { OverlayHost } from '../../../src/ui/kit/overlay';
import { renderInApp } from '../renderApp';

type Keeping = TableState<never>['keeping'];
const FULL = { kind: 'full', reason: '' } as const;

async function seated(keeping: Keeping) {
  const session = createStore(() => ({ keeping })) as unknown as LeaveUnkeptProps['session'];
  const navigation = createNavigationContainerRef<{ Title: undefined; Table: undefined }>();
  const Stack = createNativeStackNavigator<{ Title: undefined; Table: undefined }>();
  const Table = () => (
    <OverlayHost>
      <LeaveUnkept session={session} />
    </OverlayHost>
  );
  await renderInApp(
    <NavigationContainer ref={navigation}>
      <Stack.Navigator>
        <Stack.Screen name="Title">{() => <Text>title</Text>}</Stack.Screen>
        <Stack.Screen name="Table" component={Table} />
      </Stack.Navigator>
    </NavigationContainer>,
  );
  await act(async () => navigation.navigate('Table'));
  const where = () => navigation.getCurrentRoute()?.name;
  const back = () => act(async () => navigation.goBack());
  return { where, back };
}

it.each(['kept', 'keeping'] as const)('a game that is %s is left at once', async (keeping) => {
  const { where, back } = await seated(keeping);
  await back();
  expect(where()).toBe('Title');
});

it('a game that cannot be kept is left only by whoever says so', async () => {
  const { where, back } = await seated(FULL);
  await back();
  expect(where()).toBe('Table');
  await fireEvent.press(screen.getByTestId('stay'));
  expect(screen.queryByTestId('leave-unkept')).toBeNull();
  await back();
  await fireEvent.press(screen.getByTestId('leave-anyway'));
  expect(where()).toBe('Title');
});
