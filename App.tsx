import { Text } from 'react-native';

export default function App() {
  return <Text>{'Pichenette'}</Text>;
}
