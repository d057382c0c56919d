import type { ArticleVersions } from "../article-versions.data.ts";

export const portugueseArticles: ArticleVersions = {
  最低賃金の改定に対応しました: [
    "Os novos salários mínimos já valem no site",
    "Conferimos o salário mínimo de cada província e o dia em que passa a valer.",
    "A partir desse dia, vagas que pagam menos não podem ser publicadas. Salários mensais e anuais são convertidos em valor por hora.",
  ],
  資格外活動許可と週28時間: [
    "Permissão para trabalho parcial e as 28 horas por semana",
    "Uma regra importante para estudantes e dependentes que trabalham meio período.",
    "Com a permissão geral você pode trabalhar até 28 horas em quaisquer sete dias. As horas de dois lugares são somadas.",
    "Estudantes só podem trabalhar até oito horas por dia nas férias longas definidas pela escola.",
    "A permissão está escrita no verso do cartão de residência. Confira antes de se candidatar.",
  ],
  やさしい日本語で読めるようになりました: [
    "Agora é possível ler o site em japonês fácil",
    "Escolha “やさしい日本語” no menu de idiomas no topo da página.",
    "O site aparece então em frases curtas e palavras simples. Avise-nos se algo for difícil de ler.",
  ],
  求人の審査の基準について: [
    "Como analisamos as vagas",
    "Toda vaga é analisada antes de ser publicada.",
    "Conferimos 18 grupos de itens, como as tarefas, o que pode mudar, o salário, o horário e a renovação do contrato.",
    "A vaga em que falta um item não é publicada, seja de que empresa for.",
  ],
  履歴書のファイルを保存できます: [
    "Agora é possível guardar arquivos de currículo",
    "Guarde arquivos PDF e imagens de até 10 MB cada.",
    "Dados das fotos, como o lugar em que foram tiradas, são apagados ao guardar. Só as empresas às quais você se candidata veem os arquivos.",
  ],
  メッセージに既読の表示が付きました: [
    "As mensagens agora mostram quando foram lidas",
    "As mensagens que o outro lado leu aparecem como “Lida”.",
    "O número de mensagens não lidas é atualizado em todas as páginas.",
  ],
  下書きの自動保存について: [
    "Os rascunhos são salvos automaticamente",
    "Sua candidatura é salva enquanto você escreve.",
    "Se fechar a página, abra de novo a candidatura da mesma vaga para continuar.",
  ],
  お問い合わせの多い質問をまとめました: [
    "Respostas às perguntas mais frequentes",
    "Muitos perguntam sobre cadastro, candidatura e encerramento da conta.",
    "Se o e-mail de cadastro não chegar, veja a pasta de spam. O link vale por 24 horas.",
  ],
  夏の採用について: [
    "Contratações de verão",
    "Cada vez mais vagas começam no verão.",
    "Veja a data de início de cada vaga e candidate-se cedo.",
  ],
  特定技能の分野を選べるようになりました: [
    "Agora é possível escolher a área de Habilidades Específicas",
    "Registre a sua área entre as 16 áreas.",
    "Antes de se candidatar, confira se ela é a mesma da vaga.",
  ],
  年末年始の審査について: [
    "Análises no fim e no começo do ano",
    "Não analisamos vagas de 29 de dezembro a 3 de janeiro.",
    "As vagas enviadas nesse período são analisadas por ordem a partir de 4 de janeiro. Candidaturas e mensagens funcionam normalmente.",
  ],
  "履歴書の書き方：最初に迷うところ": [
    "Currículo japonês: as primeiras dúvidas",
    "Foto, formação, datas: um por um, os pontos que costumam confundir.",
    "Na formação, escreva a entrada e a conclusão em uma linha cada. Use sempre o calendário ocidental ou sempre o japonês.",
    "Na motivação, leia o site da empresa e diga em uma frase por que esta empresa. Ligar isso à sua experiência vale mais que o tamanho do texto.",
    "Há formulários sem campo de sexo. Não é preciso escrever sobre família ou religião.",
  ],
  "面接のマナー：五分前からお礼まで": [
    "Boas maneiras na entrevista: de cinco minutos antes até o agradecimento",
    "Como costuma ser uma entrevista no Japão, em ordem.",
    "Chegue cinco minutos antes e diga seu nome e o horário na recepção. Na entrevista on-line, teste antes o som e a câmera.",
    "Responda a cada pergunta primeiro em uma frase e depois dê o motivo. Pode pedir que repitam uma palavra.",
    "Envie uma mensagem curta de agradecimento no mesmo dia.",
  ],
  やさしい日本語を書く五つのこつ: [
    "Cinco dicas para escrever em japonês fácil",
    "Curto, claro, sem dupla negação: dicas para usar no trabalho.",
    "Diga uma coisa em cada frase. Evite a dupla negação.",
    "Ponha furigana nos kanji e use poucas palavras em katakana. Escreva as horas em algarismos, como 午後3時.",
  ],
  社会保険を知ろう: [
    "Conheça o seguro social",
    "Saúde, aposentadoria, acidentes de trabalho e desemprego: as diferenças.",
    "Com o seguro de saúde você paga 30% das despesas médicas. A aposentadoria serve para a velhice ou quando uma lesão impede de trabalhar.",
    "O seguro de acidentes de trabalho vale para todos os que trabalham. Quem paga é a empresa.",
    "Ao voltar para o seu país, talvez você possa pedir a devolução em parcela única.",
  ],
  "「変更の範囲」とは何か": [
    "O que é o “alcance da mudança”",
    "Desde abril de 2024 as vagas precisam informar mais.",
    "O alcance da mudança diz até onde as tarefas e o local de trabalho podem mudar no futuro.",
    "Se disser apenas “tarefas definidas pela empresa”, pergunte na entrevista.",
  ],
  固定残業代の三つの数字: [
    "Os três números da hora extra fixa",
    "O que olhar em vagas com hora extra fixa.",
    "Primeiro, o salário-base sem ela. Segundo, quanto é por quantas horas. Terceiro, se o que passar disso é pago à parte.",
    "Vagas que não informam os três não são publicadas neste site.",
  ],
  JLPTと仕事の日本語: [
    "O JLPT e o japonês no trabalho",
    "O nível da prova e o japonês usado no trabalho não são bem a mesma coisa.",
    "Muita gente com N3 acha difícil falar ao telefone. Por outro lado, há quem tenha N4 e atenda clientes muito bem.",
    "Leia quando o japonês é usado na vaga e compare com o que você faz bem.",
  ],
  "技術・人文知識・国際業務の仕事": [
    "Trabalho com Engenharia, Ciências Humanas e Serviços Internacionais",
    "Exemplos de trabalho que este status permite e não permite.",
    "Interpretação, design, contabilidade e comércio exterior são típicos. O que você estudou precisa ter relação com o trabalho.",
    "Em caso de dúvida, pergunte a um especialista ou à imigração. O que este site mostra serve para ajudar na decisão.",
  ],
  退職するときにすること: [
    "O que fazer ao sair do emprego",
    "Como sair bem, passo a passo.",
    "Primeiro fale pessoalmente com o chefe, depois entregue a carta de demissão. Veja no regulamento o prazo de aviso.",
    "Alguns status de residência exigem avisar a imigração em até 14 dias.",
  ],
  給与明細の読み方: [
    "Como ler o holerite",
    "Ganhos, descontos e valor líquido: leia em três partes.",
    "Os descontos são saúde, aposentadoria, desemprego, imposto de renda e imposto residencial. O imposto residencial costuma subir a partir do segundo ano.",
    "Crie o hábito de conferir suas horas extras todo mês.",
  ],
  部屋探しで使う日本語: [
    "Japonês para procurar moradia",
    "敷金, 礼金, 保証会社: palavras para saber antes de assinar.",
    "敷金 é um depósito que pode ser devolvido na saída. 礼金 é dinheiro que não volta.",
    "Pergunte sobre o contrato até entender.",
  ],
};
